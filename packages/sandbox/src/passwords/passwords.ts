/** How passwords are kept: as salted, slow hashes; nobody can read one back. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** False for a hash of another kind, or when the password is not the one. */
  verify(password: string, hash: string): Promise<boolean>;
  /** Whether a hash costs what hashes cost today; one that does not is made anew at the next sign-in. */
  isCurrent(hash: string): boolean;
  /** A hash of the password that all seeded people have, made ahead so that a fresh sandbox starts at once. */
  seeded: string;
};

/** The password of all seeded people. */
export const seededPassword = 'Decola@2026';
