export interface ProfileHeadWords {
  /** Shows the rest of a long biography. */
  more: string;
  less: string;
}

export const profileHeadWords: ProfileHeadWords = { more: 'Ler mais', less: 'Ler menos' };
