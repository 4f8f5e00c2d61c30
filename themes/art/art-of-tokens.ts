import type { FamilyName } from '../compiler/drawings/drawings.ts';
import type { Value } from '../compiler/tokens.ts';
import type { Art } from './art.ts';

const hues = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** What a brand's pictures are drawn from: its family, and its own colours of the light scheme. */
export function artOfTokens(family: FamilyName, light: ReadonlyMap<string, Value>): Art {
  const hex = (path: string) => {
    const value = light.get(`color.${path}`);
    return value?.type === 'color' ? value.value.hex : '#3b5bdb';
  };
  return {
    family,
    palette: {
      brand: hex('bg.brand'),
      accent: hex('bg.accent'),
      deep: hex('hero.bg'),
      paper: hex('bg.canvas'),
      hues: hues.map((hue) => hex(`chart.${hue}`)),
    },
  };
}
