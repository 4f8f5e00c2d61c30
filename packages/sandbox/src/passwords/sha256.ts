import { hash } from 'node:crypto';

/** What is kept of a token that nobody could guess: enough to know it again, not enough to make it. Short texts are hashed at once. */
export const sha256 = (token: string): string => hash('sha256', token, 'base64url');
