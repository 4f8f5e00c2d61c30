import type { Lettering } from './compiler/drawings/drawings.ts';
import type { OpenFont } from './measure.ts';

/** Words as shapes in a font, as a logo has them: they look the same on a machine that has no font at all. */
export function letteringIn(font: OpenFont, weight: number): Lettering {
  const drawn = font.at(weight);
  return (text, size) => {
    const scale = size / drawn.unitsPerEm;
    let x = 0;
    const paths = [...text].map((letter) => {
      const glyph = drawn.glyphForCodePoint(letter.codePointAt(0) ?? 32);
      const path = glyph.path.transform(scale, 0, 0, -scale, x, 0).toSVG();
      x += glyph.advanceWidth * scale;
      return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
    });
    return { path: paths.join(''), width: x };
  };
}
