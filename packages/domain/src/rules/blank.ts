/** Tells whether a text holds nothing that anybody sees: spaces, signs of no width, control signs. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
