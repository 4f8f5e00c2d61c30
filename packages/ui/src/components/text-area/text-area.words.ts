/** What a text area says. */
export interface TextAreaWords {
  /** Said, not drawn, when little is left. */
  left: (count: number) => string;
}

export const textAreaWords: TextAreaWords = {
  left: (count) => {
    if (count === 0) return 'Limite de caracteres atingido.';
    return count === 1 ? 'Resta 1 caractere.' : `Restam ${count} caracteres.`;
  },
};
