import { converter, formatHex, inGamut, parse, toGamut } from 'culori';

const isDrawable = inGamut('rgb');
const toDrawable = toGamut('rgb', 'oklch');
const toRgb = converter('rgb');

/** A colour in any notation of CSS as `#rrggbb`; what sRGB does not reach becomes its nearest. `undefined` for anything else, such as one that is not closed yet. */
export function hexOf(text: string): string | undefined {
  if (/\([^)]*$/.test(text)) return undefined;
  const color = parse(text.trim());
  return color && formatHex(isDrawable(color) ? toRgb(color) : toDrawable(color));
}
