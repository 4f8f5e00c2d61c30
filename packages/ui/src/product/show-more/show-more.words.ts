/** What stands under a list that shows its first items. */
export interface ShowMoreWords {
  more: string;
}

export const showMoreWords: ShowMoreWords = { more: 'Mostrar mais' };
