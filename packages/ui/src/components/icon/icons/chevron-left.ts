import { createIcon } from '../icon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M15 18l-6-6 6-6');
