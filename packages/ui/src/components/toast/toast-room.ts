/** Set by the toasts on the box they are drawn into: how much of its foot they cover. */
export const toastRoomName = '--ui-toast-room';

/** What lies at the foot of the window keeps so much of it free, so that no toast covers what can be pressed. */
export const toastRoom = `var(${toastRoomName}, 0px)`;
