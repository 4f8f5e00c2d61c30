/** What links say by themselves. */
export interface TextLinkWords {
  /** Stands behind a link that opens a new tab. */
  newTab: string;
}

export const linkWords: TextLinkWords = { newTab: 'abre em nova aba' };
