/** `text` follows the text around it; the others are 16, 20 and 28 px in most brands. */
export const iconSizes = ['text', 'small', 'medium', 'large'] as const;
export type IconSize = (typeof iconSizes)[number];

/** `solid` for what is on, and for the signs of a player, which stand on pictures. */
export const iconVariants = ['outline', 'solid'] as const;
export type IconVariant = (typeof iconVariants)[number];
