/** What a button means: the one action of a region, one among others, or one that destroys. */
export const buttonTones = ['brand', 'neutral', 'critical'] as const;
/** How loud it is. One `solid` per region. */
export const buttonVariants = ['solid', 'soft', 'outline', 'plain'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;
/** `full` takes the inline size of its container. */
export const buttonWidths = ['auto', 'full'] as const;

/** `start` puts the words of a plain one on the line that the text around begins on. */
export const buttonEdges = ['none', 'start'] as const;

export type ButtonTone = (typeof buttonTones)[number];
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];
export type ButtonWidth = (typeof buttonWidths)[number];
export type ButtonEdge = (typeof buttonEdges)[number];
