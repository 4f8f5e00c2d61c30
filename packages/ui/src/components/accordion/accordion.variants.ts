/** How large each title is written: as running text, or as the title of a section beside others. */
export const accordionSizes = ['medium', 'large'] as const;

export type AccordionSize = (typeof accordionSizes)[number];
