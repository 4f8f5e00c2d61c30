export interface InlineAlertWords {
  /** The button that takes the message away. */
  dismiss: string;
}

export const portuguese: InlineAlertWords = { dismiss: 'Dispensar' };
