/** Tells whether a text holds nothing but spaces. */
export function isBlank(text: string | null | undefined): boolean {
  return text == null || text.trim() === '';
}
