import { belowSafeArea } from '../../theme/safe-area.ts';

/** Set by the toasts on the box they are drawn into: how much of its foot they cover. */
export const toastRoomName = '--ui-toast-room';

/** What lies at the foot of the window keeps so much of it free, so that no toast covers what can be pressed. */
export const toastRoom = `var(${toastRoomName}, 0px)`;

/** Set by a page with a bar at the window's foot: how high it is; elsewhere what the device covers is no room either. */
export const footRoomName = '--ui-foot-room';
export const footRoom = `var(${footRoomName}, ${belowSafeArea})`;
