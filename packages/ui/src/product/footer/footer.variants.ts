/** `full` is the brand's own end of a page; `brief` is two lines under the pages that somebody works in (decision 0573). */
export const footerExtents = ['full', 'brief'] as const;
export type FooterExtent = (typeof footerExtents)[number];
