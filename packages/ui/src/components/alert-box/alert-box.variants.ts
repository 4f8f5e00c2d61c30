export const alertBoxTones = ['info', 'critical'] as const;

export type AlertBoxTone = (typeof alertBoxTones)[number];
