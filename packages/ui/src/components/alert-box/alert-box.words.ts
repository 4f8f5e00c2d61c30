export interface AlertBoxWords {
  /** The one button. */
  acknowledge: string;
}

export const portuguese: AlertBoxWords = { acknowledge: 'Ok' };
