import { createIcon } from '../icon.tsx';

export const CaptionsOffIcon = /* @__PURE__ */ createIcon(
  'M10.5 5H19a2 2 0 0 1 2 2v8.5M17 11h-.5M19 19H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 2l20 20M7 11h4M7 15h2.5',
);
