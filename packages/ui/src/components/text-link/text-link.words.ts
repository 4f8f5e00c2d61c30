export interface TextLinkWords {
  /** Stands behind a link that opens a new tab. */
  newTab: string;
}

export const portuguese: TextLinkWords = { newTab: 'abre em nova guia' };
