export interface ToastsWords {
  /** Name of the region, reached with F8. */
  region: string;
  /** The button that takes a toast away. */
  dismiss: string;
}

export const portuguese: ToastsWords = { region: 'Avisos', dismiss: 'Dispensar aviso' };
