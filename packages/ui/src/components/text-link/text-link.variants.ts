export const linkTones = ['brand', 'neutral', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

/** `always` inside running text; `hover` where the place already says that it is a link: menus, footers, lists. */
export const linkUnderlines = ['always', 'hover'] as const;
export type LinkUnderline = (typeof linkUnderlines)[number];
