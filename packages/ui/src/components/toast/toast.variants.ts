/** `positive` is told politely, `critical` at once. */
export const toastTones = ['positive', 'critical', 'info'] as const;

export type ToastTone = (typeof toastTones)[number];
