/**
 * What a story does. `loading` and `slow` wait for its picture; `held` is at rest for a moment; `refused` waits for a press, which
 * the browser asks for; `ended` goes on only when it is asked to; `failed` cannot be played; `missing` is no longer there.
 */
export const storyStates = [
  'loading',
  'slow',
  'playing',
  'held',
  'paused',
  'refused',
  'ended',
  'failed',
  'missing',
] as const;

export type StoryState = (typeof storyStates)[number];
