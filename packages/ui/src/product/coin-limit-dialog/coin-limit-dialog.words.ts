/** What the message of the daily limit says by itself. */
export interface CoinLimitDialogWords {
  acknowledge: string;
}

export const coinLimitDialogWords: CoinLimitDialogWords = { acknowledge: 'Entendi' };
