/** A text without accents, in small letters: what fields that filter by themselves compare, by the rule of all other searches. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
