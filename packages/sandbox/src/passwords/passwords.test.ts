import { describe, expect, test } from 'vitest';
import { people } from '../seed/named-people.ts';
import { openConversation } from '../testing.ts';
import { argon2Passwords } from './argon2.ts';
import { seededPassword } from './passwords.ts';
import { pbkdf2Passwords } from './pbkdf2.ts';
import { entropyOf } from './strength.ts';

/** Of the seed, as it was kept until November 2026. */
const ofScrypt =
  'scrypt$8d97b19da76e8b110712d28e2ad8949c$a9d137c9b380bffe62c165c4352a1bf6bf9c4d1ac7223f38b9fa7eaeadd5263a';

describe.each([
  ['under Node', argon2Passwords(), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/],
  ['in a browser', pbkdf2Passwords, /^\$pbkdf2-sha256\$i=600000\$[\w+/]{22}\$[\w+/]{43}$/],
])('a hash %s', (_, passwords, form) => {
  test('says what it cost, which is what OWASP recommends; so does that of the seed', async () => {
    const [one, other] = await Promise.all([passwords.hash('Nuvem#4821'), passwords.hash('Nuvem#4821')]);
    for (const hash of [one, other, passwords.seeded]) {
      expect(hash).toMatch(form);
      expect(passwords.isCurrent(hash)).toBe(true);
    }
    expect(one).not.toBe(other);
    expect(await passwords.verify('Nuvem#4821', one)).toBe(true);
    expect(await passwords.verify('Nuvem#4822', one)).toBe(false);
    expect(await passwords.verify(seededPassword, passwords.seeded)).toBe(true);
  });

  test('that is none, or of another kind, fits no password', async () => {
    for (const hash of ['', '$', 'constructor', '$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA', 'scrypt$$'])
      expect(await passwords.verify('', hash)).toBe(false);
  });
});

describe('a hash that cost less', () => {
  const made = { memory: 16, passes: 1 };
  const login = { login: 'ana.souza@decola.com.br', password: seededPassword };

  test.each([
    ['scrypt', ofScrypt],
    ['less memory', argon2Passwords(made).seeded],
  ])('(%s) still opens, and is made anew when its owner signs in', async (_, hash) => {
    const { call, store } = openConversation({ session: 'nobody' });
    const kept = () => store.find('credentials', { userId: people.ana });
    store.patch('credentials', kept()?.id ?? 0, { hash });
    expect((await call('POST /api/login', { ...login, password: 'Errada#1' })).status).toBe(401);
    expect(kept()?.hash).toBe(hash);
    expect((await call('POST /api/login', login)).status).toBe(200);
    expect(kept()?.hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect((await call('POST /api/login', login)).status).toBe(200);
  });
});

test.each([
  ['abcdefgh', 37.6],
  // Eight letters, of which five say nothing new.
  ['aabcaaba', (3 + 5 / 4) * Math.log2(26)],
  ['aaaaaaaab', (2 + 7 / 4) * Math.log2(26)],
])('a character that comes again counts a quarter: %s', (password, bits) => {
  expect(entropyOf(password)).toBeCloseTo(bits, 1);
});
