/** What a field says of the length of its text. */
export interface LengthWords {
  /** Said, not drawn, when little is left. */
  left: (count: number) => string;
  /** Its error when the text is shorter than the least. */
  tooShort: (least: number) => string;
}

export const lengthWords: LengthWords = {
  left: (count) => {
    if (count === 0) return 'Limite de caracteres atingido.';
    return count === 1 ? 'Resta 1 caractere.' : `Restam ${count} caracteres.`;
  },
  tooShort: (least) => `Use ao menos ${least} caracteres.`,
};
