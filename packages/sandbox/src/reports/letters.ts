/** What a font has to tell of itself. */
type Glyphs = { hasGlyphForCodePoint: (sign: number) => boolean };

/**
 * A text as a font has it: what western and eastern Europe writes as it is, any other letter without its mark where that helps. What
 * the font does not have is left out: a box or a question mark in a name reads as a fault.
 */
export const printable = (text: string, font: Glyphs): string => {
  const has = (sign: string) => /\s/.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  const nearest = (sign: string) =>
    has(sign)
      ? sign
      : [...sign.normalize('NFD')].filter((part) => !/\p{M}/u.test(part) && has(part)).join('');
  return Array.from(text.normalize('NFC').replace(/\u00A0/g, ' '), nearest)
    .join('')
    .trim();
};

/** What papers can print of a person's name, or what they sign in with where it is in letters that no paper has. */
export const nameOnPapers = ({ name, email, document }: Named): string =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(name) ? name : (email ?? document ?? '');

type Named = { name: string; email: string | null; document: string | null };
