/** `region` fills a panel or a list, `page` a whole screen. */
export const emptyStateSizes = ['region', 'page'] as const;

export type EmptyStateSize = (typeof emptyStateSizes)[number];
