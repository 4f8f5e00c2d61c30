/** `text` follows the text around it; the others are 16, 20 and 28 px in most brands. */
export const iconSizes = ['text', 'small', 'medium', 'large'] as const;
export type IconSize = (typeof iconSizes)[number];
