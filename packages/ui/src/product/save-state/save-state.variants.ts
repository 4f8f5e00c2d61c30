/** `idle` before anything was saved; `offline` keeps on this device what could not be sent; `failed` was refused. */
export const saveStates = ['idle', 'saving', 'saved', 'offline', 'failed'] as const;
export type SaveStateName = (typeof saveStates)[number];
