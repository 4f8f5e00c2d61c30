/** What a field says beside its texts. */
export interface FieldWords {
  /** What the star of a group stands for, on which ARIA knows no requirement. */
  required: string;
}

export const fieldWords: FieldWords = { required: 'obrigatório' };
