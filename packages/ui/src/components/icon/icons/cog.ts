import { createIcon } from '../icon.tsx';

export const CogIcon = /* @__PURE__ */ createIcon(
  'M11 10.27 7 3.34M11 13.73l-4 6.93M12 22v-2M12 2v2M14 12h8M17 20.66l-1-1.73M17 3.34l-1 1.73M2 12h2M20.66 17l-1.73-1M20.66 7l-1.73 1M3.34 17l1.73-1M3.34 7l1.73 1M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
);
