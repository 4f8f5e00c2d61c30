/** Whether the person, or a toolbar on their behalf, asks for stillness. */
export const wantsStillness = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'reduced';
