export const progressRingSizes = ['small', 'medium', 'large'] as const;

export type ProgressRingSize = (typeof progressRingSizes)[number];
