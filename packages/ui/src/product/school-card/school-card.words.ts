export interface SchoolCardWords {
  tracks: (count: number) => string;
}

export const schoolCardWords: SchoolCardWords = {
  tracks: (count) => (count === 1 ? '1 trilha' : `${count} trilhas`),
};
