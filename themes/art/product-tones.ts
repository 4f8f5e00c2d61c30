/** Tones that things of the shops have in every brand: what shines, what is dark, and paper. */
export const gold = '#f2b705';
export const ink = '#2b2b33';
export const pale = '#fffaf0';
