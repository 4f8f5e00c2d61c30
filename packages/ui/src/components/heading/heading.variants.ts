export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const headingSizes = ['m', 'l', 'xl', 'xxl', 'xxxl', 'display'] as const;
export type HeadingSize = (typeof headingSizes)[number];
