import { createVar } from '@vanilla-extract/css';

/**
 * How long an animation waits where no motion is wanted: not at all unless told. What appears late on purpose sets it, since
 * the rule for stillness in reset.css.ts is stronger than any delay of its own.
 */
export const delayWhenStill = createVar('delay-when-still');
