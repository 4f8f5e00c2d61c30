export const cardTones = ['surface', 'sunken', 'brand', 'accent'] as const;
export type CardTone = (typeof cardTones)[number];

/** `interactive` answers the pointer; what can be pressed is the link or button inside. */
export const cardStates = ['still', 'interactive', 'selected', 'blocked'] as const;
export type CardState = (typeof cardStates)[number];

export const cardPaddings = ['none', 'card', 'l'] as const;
export type CardPadding = (typeof cardPaddings)[number];
