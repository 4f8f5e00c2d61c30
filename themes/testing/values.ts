import { type ReadTokens, readTokens } from '../compiler/tokens.ts';

/** A colour as the format writes it. */
export function color(hex: string, alpha = 1) {
  const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { colorSpace: 'srgb', components, hex, ...(alpha < 1 ? { alpha } : {}) };
}

export const px = (value: number) => ({ value, unit: 'px' });
export const rem = (value: number) => ({ value, unit: 'rem' });

/** A brand that says its colour and, of each group, what is given: `{ shared: { 'size.touch': token } }`. */
export function brand(
  groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  put(json, 'light.color.bg.brand', { $type: 'color', $value: color('#7a1f5c') });
  for (const [group, tokens] of Object.entries(groups))
    for (const [path, token] of Object.entries(tokens)) put(json, `${group}.${path}`, token);
  return json;
}

/** Sets what stands at a dotted path. */
export function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let here = into;
  for (const part of parts) {
    const next = (here[part] ?? {}) as Record<string, unknown>;
    here[part] = next;
    here = next;
  }
  here[last] = value;
}

/** What was told, one text each: `where says (hint)`. */
export function told(found: readonly { where: string; says: string; hint?: string }[]): string[] {
  return found.map(({ where, says, hint }) => `${where} ${says}${hint === undefined ? '' : ` (${hint})`}`);
}

export const problemsOf = (json: unknown): string[] => told(readTokens(json).problems);
export const warningsOf = (json: unknown): string[] => told(readTokens(json).warnings);

/** The colour of a path in a scheme, as hex. */
export function hexOf(read: ReadTokens, scheme: 'light' | 'dark', path: string): string | undefined {
  const value = read[scheme].get(path);
  return value?.type === 'color' ? value.value.hex : undefined;
}
