export const linkTones = ['brand', 'neutral', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

/** `always` inside running text; `hover` where the place already says that it is a link: menus, footers, lists. */
export const linkUnderlines = ['always', 'hover'] as const;
export type LinkUnderline = (typeof linkUnderlines)[number];

/** `alone` where it is no part of a sentence: a finger is given the room round it. */
export const linkStands = ['in text', 'alone'] as const;
export type LinkStands = (typeof linkStands)[number];
