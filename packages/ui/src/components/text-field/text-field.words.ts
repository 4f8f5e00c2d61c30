/** What a text field says. */
export interface TextFieldWords {
  /** Names the button that empties it. */
  clear: string;
}

export const textFieldWords: TextFieldWords = { clear: 'Limpar' };
