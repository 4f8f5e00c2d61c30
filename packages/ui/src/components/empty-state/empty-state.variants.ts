/** `region` fills a panel or a list, `page` a whole screen. */
export const emptyStateSizes = ['region', 'page'] as const;

export type EmptyStateSize = (typeof emptyStateSizes)[number];

export const headingLevels = [1, 2, 3, 4] as const;

export type HeadingLevel = (typeof headingLevels)[number];
