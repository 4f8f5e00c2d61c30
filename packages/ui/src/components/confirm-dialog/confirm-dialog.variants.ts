/** `critical` for what cannot be taken back. */
export const confirmDialogTones = ['brand', 'critical'] as const;

export type ConfirmDialogTone = (typeof confirmDialogTones)[number];
