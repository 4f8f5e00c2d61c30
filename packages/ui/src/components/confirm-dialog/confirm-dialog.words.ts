export interface ConfirmDialogWords {
  /** The harmless answer. */
  cancel: string;
}

export const portuguese: ConfirmDialogWords = { cancel: 'Cancelar' };
