/** How passwords are kept: as salted, slow hashes; nobody can read one back. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** False for a hash of another kind, or when the password is not the one. */
  verify(password: string, hash: string): Promise<boolean>;
  /** A hash of the password that all seeded people have, made ahead so that a fresh sandbox starts at once. */
  seeded: string;
};

/** The password of all seeded people. */
export const seededPassword = 'Decola@2026';
