import type { Passwords } from './passwords.ts';

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const derive = async (password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 100_000 },
    key,
    256,
  );
  return toHex(new Uint8Array(bits));
};

/** Passwords in a browser, which has no scrypt: PBKDF2 with a salt of its own for each. */
export const pbkdf2Passwords: Passwords = {
  hash: async (password) => {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `pbkdf2$${toHex(salt)}$${await derive(password, salt)}`;
  },
  verify: async (password, hash) => {
    const [kind, salt = '', key] = hash.split('$');
    return kind === 'pbkdf2' && (await derive(password, fromHex(salt))) === key;
  },
  seeded:
    'pbkdf2$b9566fcdec85b77b96c54fbdb49d20ad$635afa14f43ce190f56fb32549b474c33b3d47dff92f3a841a2286450dfc97ac',
};
