/** How large each title is written: as running text, or as the title of a section beside others. */
export const accordionSizes = ['medium', 'large'] as const;

/** `two` takes a wide page for itself, row by row; in narrower windows it is one all the same. */
export const accordionColumns = ['one', 'two'] as const;

export type AccordionColumns = (typeof accordionColumns)[number];
export type AccordionSize = (typeof accordionSizes)[number];
