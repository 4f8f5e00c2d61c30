export interface BackToTopWords {
  /** Its name. */
  label: string;
}

export const portuguese: BackToTopWords = { label: 'Voltar ao topo' };
