import { type LengthWords, lengthWords } from '../field/length.words.ts';

/** What a text area says. */
export type TextAreaWords = LengthWords;

export const textAreaWords: TextAreaWords = {
  ...lengthWords,
};
