export interface ProductGalleryWords {
  /** Names the pictures together. */
  pictures: (name: string) => string;
  /** Names one of several. */
  picture: (name: string, number: number, total: number) => string;
  /** Of the small picture that shows a large one. */
  show: (number: number, total: number) => string;
}

export const productGalleryWords: ProductGalleryWords = {
  pictures: (name) => `Fotos de ${name}`,
  picture: (name, number, total) => (total === 1 ? name : `${name}, foto ${number} de ${total}`),
  show: (number, total) => `Ver foto ${number} de ${total}`,
};
