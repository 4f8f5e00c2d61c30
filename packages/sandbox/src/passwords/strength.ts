/** Below this a password is weak. */
export const minimumEntropy = 40;

const classes = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
] as const;

/** Bits of a password: its length times the bits of the characters it draws from; repeated characters count once. */
export const entropyOf = (password: string): number => {
  const pool = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const length = new Set(password).size + (password.length - new Set(password).size) / 4;
  return pool === 0 ? 0 : Math.round(length * Math.log2(pool) * 10) / 10;
};
