/** An amount of coins as all pages of the shop say it (SHOP-24). */
export const price = (amount: string, coin: string) => `${amount} ${coin}`;
