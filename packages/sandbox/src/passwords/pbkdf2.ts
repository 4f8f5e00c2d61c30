import type { Passwords } from './passwords.ts';
import { isMadeWith, readPhc, writePhc } from './phc.ts';

const kind = 'pbkdf2-sha256';
/** OWASP's number of rounds for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2026). */
const owaspRounds = 600_000;
/** For stories, which keep nobody's password and sign in a hundred times. */
const quickRounds = 1_000;

const derive = async (password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(bits, key, 256));
};

/** Passwords in a browser, which has neither Argon2 nor scrypt: PBKDF2 with a salt of its own for each. */
const passwordsAt = (rounds: number, seeded: string): Passwords => ({
  hash: async (password) => {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const key = await derive(password, salt, rounds);
    return writePhc({ kind, parameters: { i: rounds }, salt, key });
  },
  verify: async (password, hash) => {
    const kept = readPhc(hash);
    if (kept?.kind !== kind) return false;
    const key = await derive(password, kept.salt, kept.parameters.i ?? 0);
    return key.length === kept.key.length && key.every((byte, at) => byte === kept.key[at]);
  },
  isCurrent: (hash) => isMadeWith(hash, kind, { i: rounds }),
  seeded,
});

export const pbkdf2Passwords = passwordsAt(
  owaspRounds,
  '$pbkdf2-sha256$i=600000$0/nkTUGJKKAJMcFkv+VCNA$KsSpvR5r8/Yf3QgOezs8cMtZIILMCkI9zHRZIPjODkc',
);

export const quickPbkdf2Passwords = passwordsAt(
  quickRounds,
  '$pbkdf2-sha256$i=1000$soKKhLhPNtnPn41Y2/z+0A$Dq3vT4Zp5ORrRCLa45Vkz+qwD71APJiRYcL8541ADN0',
);
