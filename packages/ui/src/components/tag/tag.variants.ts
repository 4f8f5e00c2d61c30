export const tagTones = [
  'neutral',
  'brand',
  'accent',
  'positive',
  'caution',
  'critical',
  'info',
  'promote',
] as const;

export type TagTone = (typeof tagTones)[number];
