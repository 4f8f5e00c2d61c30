import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from './passwords.ts';

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: 16_384, r: 8, p: 1 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** Passwords under Node: scrypt with a salt of its own for each. */
export const scryptPasswords: Passwords = {
  hash: async (password) => {
    const salt = randomBytes(16);
    return `scrypt$${salt.toString('hex')}$${(await derive(password, salt)).toString('hex')}`;
  },
  verify: async (password, hash) => {
    const [kind, salt = '', key = ''] = hash.split('$');
    if (kind !== 'scrypt') return false;
    return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'));
  },
  seeded:
    'scrypt$8d97b19da76e8b110712d28e2ad8949c$a9d137c9b380bffe62c165c4352a1bf6bf9c4d1ac7223f38b9fa7eaeadd5263a',
};
