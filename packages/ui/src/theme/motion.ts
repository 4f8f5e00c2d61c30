/**
 * The times of what only goes on while something is awaited; they are the same in every brand. What moves because a person did
 * something takes its time and its curve from the brand (`vars.motion`). Nothing else has times of its own (decision 0640).
 */
export const whileWaiting = {
  /** Before it is said at all that something takes time; a film's stage waits longer, since a film stops for moments. */
  patience: '200ms',
  stagePatience: '400ms',
  /** One turn of what turns. */
  turn: '800ms',
  /** One breath of what lies in the place of something, which begins once that is drawn. */
  pulse: '1.6s',
  pulseAfter: '600ms',
  /** In place of a movement for who wants none: at once, and still an animation, so that its wait holds. */
  atOnce: '1ms',
} as const;
