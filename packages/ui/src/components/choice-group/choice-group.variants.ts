/** `plain` rows, or `card` rows for answers that deserve the room. */
export const choiceVariants = ['plain', 'card'] as const;
export type ChoiceVariant = (typeof choiceVariants)[number];

/** How an answered option turned out. */
export const choiceMarks = ['correct', 'wrong'] as const;
export type ChoiceMark = (typeof choiceMarks)[number];
