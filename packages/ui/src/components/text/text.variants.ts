export const textSizes = ['xs', 's', 'm', 'l', 'xl'] as const;
export type TextSize = (typeof textSizes)[number];

/** `inherit` takes the colour of what is around it: header, flags, pictures. */
export const textTones = [
  'default',
  'muted',
  'subtle',
  'brand',
  'accent',
  'positive',
  'caution',
  'critical',
  'info',
  'promote',
  'inherit',
] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

/** Lines after which the rest is cut with an ellipsis. */
export const textLines = [1, 2, 3, 4] as const;
export type TextLines = (typeof textLines)[number];
