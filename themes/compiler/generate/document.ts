import { contractVersion } from '@student/ui/theme/contract.ts';
import { extensionName } from '../sources.ts';
import type { SchemeName } from '../tokens.ts';
import type { Choice } from './light.ts';
import type { Ramps } from './ramps.ts';
import type { Character, Recipe } from './recipe.ts';
import { sharedOf } from './shared.ts';
import { colorOfText, colorValue, px } from './values.ts';

/** Ramps and choices as a `tokens.json`; of the ramps only what is used. */
export function documentOf(
  recipe: Recipe,
  ramps: Ramps,
  light: Choice,
  dark: Choice,
): Record<string, unknown> {
  const { character } = recipe;
  const used = new Set([...Object.values(light), ...Object.values(dark)]);
  const tint = ramps.get('deep.base') ?? '#000000';
  if (character.depth === 'outlines') used.add('brand.base').add('brand.400');
  const primitive: Record<string, unknown> = {};
  for (const [name, hex] of ramps) if (used.has(name)) put(primitive, name, { $value: colorValue(hex) });
  const scheme = (choice: Choice, name: SchemeName) => {
    const color: Record<string, unknown> = { $type: 'color' };
    for (const [path, at] of Object.entries(choice)) {
      put(color, path, { $value: at.startsWith('#') ? colorOfText(at) : `{primitive.color.${at}}` });
    }
    put(color, 'bg.media', { $value: colorValue('#000000') });
    put(color, 'scrim.page', {
      $value: colorValue('#000000', name === 'light' ? 0.55 : 0.7),
    });
    put(color, 'scrim.media', { $value: colorValue('#000000', 0.66) });
    put(color, 'scrim.controls', { $value: colorValue('#000000', 0.88) });
    return { color, shadow: { $type: 'shadow', ...shadowsOf(character.depth, name, tint) } };
  };
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: recipe.describes,
    $extensions: { [extensionName]: { contract: contractVersion } },
    primitive: { color: { $type: 'color', ...primitive } },
    shared: sharedOf(character),
    light: scheme(light, 'light'),
    dark: scheme(dark, 'dark'),
  };
}

function shadowsOf(depth: Character['depth'], scheme: SchemeName, tint: string): Record<string, unknown> {
  const shadow = (color: unknown, y: number, blur: number, spread = 0) => ({
    color,
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
  });
  const shade = (alpha: number) =>
    colorValue(scheme === 'light' ? tint : '#000000', scheme === 'light' ? alpha : alpha * 3.4);
  const none = [shadow(colorValue('#000000', 0), 0, 0)];
  const ring = [shadow(`{primitive.color.${scheme === 'light' ? 'brand.base' : 'brand.400'}}`, 0, 0, 2)];
  const sets = {
    shadows: {
      card: [shadow(shade(0.08), 1, 2), shadow(shade(0.08), 4, 16)],
      cardHover: [shadow(shade(0.1), 2, 4), shadow(shade(0.16), 12, 32)],
      raised: [shadow(shade(0.12), 2, 6), shadow(shade(0.14), 8, 24)],
      overlay: [shadow(shade(0.16), 4, 12), shadow(shade(0.24), 24, 64)],
    },
    outlines: { card: none, cardHover: ring, raised: none, overlay: none },
    lines: { card: none, cardHover: none, raised: none, overlay: [shadow(shade(0.14), 8, 24)] },
  };
  return Object.fromEntries(Object.entries(sets[depth]).map(([name, value]) => [name, { $value: value }]));
}

function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop();
  let here = into;
  for (const part of parts) {
    const next = (here[part] ?? {}) as Record<string, unknown>;
    here[part] = next;
    here = next;
  }
  if (last !== undefined) here[last] = value;
}
