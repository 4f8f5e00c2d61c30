import { type LengthWords, lengthWords } from '../field/length.words.ts';

/** What a text field says. */
export interface TextFieldWords extends LengthWords {
  /** Names the button that empties it. */
  clear: string;
}

export const textFieldWords: TextFieldWords = {
  ...lengthWords,
  clear: 'Limpar',
};
