import { createIcon } from '../icon.tsx';

export const CircleIcon = /* @__PURE__ */ createIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
