/**
 * `region` fills a panel or a list, `page` a whole screen. `strip` makes do with the room that its place has, and `line` with
 * one line.
 */
export const emptyStateVariants = ['region', 'page', 'strip', 'line'] as const;

export type EmptyStateVariant = (typeof emptyStateVariants)[number];
