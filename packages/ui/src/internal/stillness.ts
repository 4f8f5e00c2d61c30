import { reducedMotion } from '../theme/breakpoints.ts';

/** Whether the person, or a toolbar on their behalf, asks for stillness. */
export const wantsStillness = () =>
  matchMedia(reducedMotion).matches || document.documentElement.dataset.motion === 'reduced';
