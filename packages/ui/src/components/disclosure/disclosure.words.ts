export interface DisclosureWords {
  /** The button while it is closed, and while it is open. */
  more: string;
  less: string;
}

export const portuguese: DisclosureWords = { more: 'ver mais', less: 'ver menos' };
