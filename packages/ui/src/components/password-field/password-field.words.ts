/** What a password field says. */
export interface PasswordFieldWords {
  /** Names the toggle that shows the password. */
  show: string;
  capsLock: string;
}

export const passwordFieldWords: PasswordFieldWords = {
  show: 'Mostrar senha',
  capsLock: 'A tecla Caps Lock está ativada.',
};
