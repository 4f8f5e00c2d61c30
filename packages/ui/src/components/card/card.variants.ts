export const cardTones = ['surface', 'sunken', 'brand', 'accent'] as const;
export type CardTone = (typeof cardTones)[number];

/** What a card can be besides, each by a prop of that name. */
export const cardStates = ['interactive', 'selected', 'blocked'] as const;

export const cardPaddings = ['none', 'card', 'l'] as const;
export type CardPadding = (typeof cardPaddings)[number];
