/** The digits of a text, in order: `529.982` gives `529982`. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
