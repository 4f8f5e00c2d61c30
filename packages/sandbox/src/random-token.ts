/** 128 bits that nobody guesses, as 32 hexadecimal digits. Works on plain http too, where `randomUUID` is missing. */
export const randomToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
