import { realClock } from '../clock.ts';
import { argon2Passwords } from '../passwords/argon2.ts';
import { sha256 } from '../passwords/sha256.ts';

/** What a sandbox that people reach over HTTP has, whoever opens it: the real time, dear hashes, sessions by a digest. */
export const asServed = () =>
  ({ clock: realClock, passwords: argon2Passwords(), digestOf: sha256, session: 'cookie' }) as const;
