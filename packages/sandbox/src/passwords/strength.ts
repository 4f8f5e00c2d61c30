import type { Brand } from '../brand.ts';

/**
 * Below this a password is weak. Where a brand's rules are relaxed, eight small letters that meet all that it asks for are enough, unless
 * they are hardly more than one or two (THEME-06).
 */
export const minimumEntropyOf = ({ passwordRules }: Pick<Brand, 'passwordRules'>): number =>
  passwordRules === 'relaxed' ? 20 : 40;

const classes = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
] as const;

/** What a password says before it only says it again; all of it where it does not. */
const unitOf = (password: string): string =>
  password.slice(0, mostMeasured).match(/^(.+?)\1+$/s)?.[1] ?? password;

/** What comes after so many characters makes no password stronger that is not strong by then. */
const mostMeasured = 200;

/**
 * Bits of a password: its length times the bits of the characters it draws from; repeated characters count a quarter, and one that
 * merely repeats itself counts once.
 */
export const entropyOf = (password: string): number => {
  const pool = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const unit = unitOf(password);
  const distinct = new Set(unit).size;
  const length = distinct + (unit.length - distinct) / 4;
  return pool === 0 ? 0 : Math.round(length * Math.log2(pool) * 10) / 10;
};
