export interface SkipLinkWords {
  label: string;
}

export const portuguese: SkipLinkWords = { label: 'Pular para o conteúdo' };
