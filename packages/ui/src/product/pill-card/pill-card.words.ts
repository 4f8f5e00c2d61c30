/** What a pill's card says by itself. */
export interface PillCardWords {
  /** On its picture, once it was watched. */
  watched: string;
  /** What its link is called. */
  link: (title: string, isWatched: boolean) => string;
}

export const pillCardWords: PillCardWords = {
  watched: 'Assistida',
  link: (title, isWatched) => `${title}, ${isWatched ? 'assistida' : 'não assistida'}`,
};
