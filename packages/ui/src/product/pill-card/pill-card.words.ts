/** What a pill's card says by itself. */
export interface PillCardWords {
  watched: string;
  unwatched: string;
}

export const pillCardWords: PillCardWords = { watched: 'Assistida', unwatched: 'Não assistida' };
