/** A text without accents, in small letters: by it every search and filter compares, so that 'gestao' finds 'Gestão'. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text holds a term, whatever the accents and the case of both. A blank term is held by all. */
export const holdsTerm = (text: string, term: string): boolean =>
  plainText(text).includes(plainText(term.trim()));
