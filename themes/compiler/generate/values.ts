/** A length as the format writes it. */
export function px(value: number) {
  return { value, unit: 'px' };
}

/** `#rrggbb` or `#rrggbbaa` as the format writes it. */
export function colorOfText(text: string) {
  const [, hex = '#000000', alpha] = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/i.exec(text) ?? [];
  return colorValue(hex, alpha === undefined ? 1 : Number.parseInt(alpha, 16) / 255);
}

/** A colour as the format writes it; `hex` is for people, `components` is what counts. */
export function colorValue(hex: string, alpha = 1) {
  const components = [1, 3, 5].map(
    (at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10000) / 10000,
  );
  return {
    colorSpace: 'srgb',
    components,
    ...(alpha < 1 ? { alpha: Math.round(alpha * 1000) / 1000 } : {}),
    hex,
  };
}
