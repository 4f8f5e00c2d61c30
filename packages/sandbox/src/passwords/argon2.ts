import { argon2, argon2Sync, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Passwords, seededPassword } from './passwords.ts';
import { isMadeWith, type Phc, readPhc, writePhc } from './phc.ts';
import { createTurns } from './turns.ts';

/** What a hash costs: KiB of memory and passes over it. */
export type Argon2Cost = { memory: number; passes: number };

/** OWASP's first recommendation for Argon2id (Password Storage Cheat Sheet, 2026): 19 MiB, two passes, one lane. */
export const owaspCost: Argon2Cost = { memory: 19_456, passes: 2 };

const keyLength = 32;
const kind = 'argon2id';

const parametersOf = ({ memory, passes }: Argon2Cost) => ({ v: 19, m: memory, t: passes, p: 1 });

const wordsFor = (password: string, salt: Uint8Array, { m = 0, t = 0, p = 0 }: Phc['parameters']) => ({
  message: password,
  nonce: salt,
  memory: m,
  passes: t,
  parallelism: p,
  tagLength: keyLength,
});

/**
 * Hashes are made on the threads of the pool, one less at once than there are processors: a class that signs in together leaves one
 * to those who study, and the pool's other threads to files.
 */
const inTurn = createTurns(Math.max(1, Math.min(3, availableParallelism() - 1)), 1000);

const derive = (password: string, salt: Uint8Array, parameters: Phc['parameters']): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2(kind, wordsFor(password, salt, parameters), (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

/** Passwords under Node: Argon2id with a salt of its own for each, at OWASP's cost unless whoever opens says another. */
export const argon2Passwords = (cost: Argon2Cost = owaspCost): Passwords => {
  const parameters = parametersOf(cost);
  return {
    hash: async (password) => {
      const salt = new Uint8Array(randomBytes(16));
      const key = new Uint8Array(await derive(password, salt, parameters));
      return writePhc({ kind, parameters, salt, key });
    },
    verify: async (password, hash) => {
      if (hash.startsWith('scrypt$')) return verifyScrypt(password, hash);
      const kept = readPhc(hash);
      if (kept?.kind !== kind || kept.key.length !== keyLength) return false;
      return timingSafeEqual(await derive(password, kept.salt, kept.parameters), kept.key);
    },
    isCurrent: (hash) => isMadeWith(hash, kind, parameters),
    seeded: cost === owaspCost ? seededAtOwaspCost : seededAt(parameters),
  };
};

const seededAtOwaspCost =
  '$argon2id$v=19$m=19456,t=2,p=1$KEKuNOpXTzYLESQA0JeR3w$w8TP1/dDOoY1fjGgSW4ND7cKofhhxlu18tnL11ICTdU';

const seededAt = (parameters: Phc['parameters']): string => {
  const salt = new Uint8Array(16).fill(7);
  const key = new Uint8Array(argon2Sync(kind, wordsFor(seededPassword, salt, parameters)));
  return writePhc({ kind, parameters, salt, key });
};

/** As passwords were kept before November 2026: `scrypt$salt$key` in hexadecimal digits, always at this cost. */
const verifyScrypt = (password: string, hash: string): Promise<boolean> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        const [, salt = '', key = ''] = hash.split('$');
        const kept = Buffer.from(key, 'hex');
        scrypt(password, Buffer.from(salt, 'hex'), keyLength, { N: 16_384, r: 8, p: 1 }, (error, found) =>
          error ? reject(error) : resolve(kept.length === keyLength && timingSafeEqual(found, kept)),
        );
      }),
  );
