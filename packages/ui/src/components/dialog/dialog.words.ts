/** What dialogs and side panels say by themselves. */
export interface DialogWords {
  /** Name of the button in the corner. */
  close: string;
}

export const dialogWords: DialogWords = { close: 'Fechar' };
