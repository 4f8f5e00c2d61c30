export const badgeTones = ['critical', 'brand', 'accent', 'neutral'] as const;

export type BadgeTone = (typeof badgeTones)[number];
