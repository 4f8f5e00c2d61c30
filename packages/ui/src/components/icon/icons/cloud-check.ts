import { createIcon } from '../icon.tsx';

export const CloudCheckIcon = /* @__PURE__ */ createIcon(
  'M17 15l-5.5 5.5L9 18M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327',
);
