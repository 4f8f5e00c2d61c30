import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { schoolKeys } from '@student/ui/product/school-keys.ts';
import { readFactsIn } from '../brands.ts';
import { loadTokens } from '../compiler/load.ts';
import { readTokens } from '../compiler/tokens.ts';
import { type Art, cover, familyFor, message } from './art.ts';
import { messageNames } from './stage.ts';

const hues = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** What a brand's pictures are drawn from: the family that its facts name, and its own colours of the light scheme. */
export function artIn(folder: string): Art {
  const name = basename(folder);
  const { light } = readTokens(loadTokens(folder).json);
  const hex = (path: string) => {
    const value = light.get(`color.${path}`);
    return value?.type === 'color' ? value.value.hex : '#3b5bdb';
  };
  return {
    family: familyFor(name, readFactsIn(folder, name).facts?.drawings),
    palette: {
      brand: hex('bg.brand'),
      accent: hex('bg.accent'),
      deep: hex('hero.bg'),
      paper: hex('bg.canvas'),
      hues: hues.map((hue) => hex(`chart.${hue}`)),
    },
  };
}

/**
 * The drawings that pages ask for by name, by file name: of messages, of the six schools, of what stands before a video about the
 * company, and of the strip above the sign-in. Each is the brand's own where `assets/` has one, else as its family draws it.
 */
export function drawingsIn(folder: string): [file: string, drawing: string][] {
  const art = artIn(folder);
  const drawn: [name: string, draw: () => string][] = [
    ...messageNames.map((name): [string, () => string] => [name, () => message(art, name)]),
    ...schoolKeys.map((name, at): [string, () => string] => [
      name,
      () => cover(art, { school: at + 1, name: `school ${at + 1}`, width: 640, height: 480 }),
    ]),
    ['about', () => cover(art, { school: 1, name: 'about', number: 4, width: 1280, height: 720 })],
    ['welcome', () => cover(art, { school: 1, name: 'welcome', width: 960, height: 300 })],
  ];
  return drawn.map(([name, draw]) => {
    const own = join(folder, 'assets', `${name}.svg`);
    return [`${name}.svg`, existsSync(own) ? readFileSync(own, 'utf8') : draw()];
  });
}
