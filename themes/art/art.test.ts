import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { assetRules } from '../assets.ts';
import { bundledBrands, themesFolder } from '../brands.ts';
import { oklch, partsOf } from '../compiler/color.ts';
import type { FamilyName } from '../compiler/drawings/drawings.ts';
import { type Art, manners, message } from './art.ts';
import { artIn } from './brand-art.ts';
import { drawnFile } from './files.ts';
import { drawnByName } from './named.ts';
import { messageNames, type Palette } from './stage.ts';

const families = Object.keys(manners) as FamilyName[];

/** A palette as a generated brand has it: any hue, a page nearly white, heroes light or dark. */
const palette = (hue: number, page: number, hero: number): Palette => ({
  brand: oklch(0.5, 0.16, hue),
  accent: oklch(0.7, 0.15, hue + 140),
  deep: oklch(hero, 0.05, hue),
  paper: oklch(page, 0.012, hue),
  hues: [0, 60, 120, 180, 240, 300].map((turn) => oklch(0.55, 0.13, hue + turn)),
});
const generated: Art[] = [
  ...families.map((family) => ({ family, palette: palette(20, 0.99, 0.93) })),
  { family: 'paper', palette: palette(95, 1, 0.88) },
  { family: 'paper', palette: palette(200, 0.96, 0.83) },
  { family: 'dots', palette: palette(310, 0.98, 0.25) },
];
const own = bundledBrands.map((name): [string, Art] => [name, artIn(join(themesFolder, name))]);
const all = [...own, ...generated.map((art): [string, Art] => [`${art.family} ${art.palette.paper}`, art])];

const course = (art: Art, id: number) => drawnFile(art, `courses/${id}.svg`) ?? '';

/** A drawing without its numbers and colours: two of one figure differ in these alone. */
const figureOf = (drawing: string) => drawing.replace(/#[0-9a-f]{3,6}|-?[\d.]+/g, '').replace(/\s+/g, ' ');

test.each(all)('no two of six courses in a row have one picture: %s', (_name, art) => {
  for (let first = 1; first <= 55; first++) {
    const row = [0, 1, 2, 3, 4, 5].map((step) => figureOf(course(art, first + step)));
    expect(new Set(row).size, `courses from ${first}`).toBe(6);
  }
});

test.each(all)('a school’s ten courses stand on three grounds: %s', (_name, art) => {
  const grounds = Array.from(
    { length: 10 },
    (_, at) => /<stop.*?<\/linearGradient>|<rect [^>]*fill="#[^"]+"/.exec(course(art, 11 + at))?.[0],
  );
  expect(new Set(grounds).size).toBe(3);
});

const schools = [1, 2, 3, 4, 5, 6];
const school = (art: Art, number: number) => drawnFile(art, `schools/${number}.svg`) ?? '';

test.each(all)('a school’s pictures have its own hue, and that of no other: %s', (_name, art) => {
  for (const own of schools) {
    const hues = art.palette.hues.map((hue, at) => (at === own - 1 ? oklch(0.55, 0.2, 0) : hue));
    const changed: Art = { ...art, palette: { ...art.palette, hues } };
    const differ = (draw: (one: Art, number: number) => string) =>
      schools.filter((number) => draw(art, number) !== draw(changed, number));
    expect(differ(school)).toEqual([own]);
    expect(differ((one, number) => course(one, number * 10 - 9))).toEqual([own]);
  }
});

test.each<[string, FamilyName, string[]]>([
  [
    'glow',
    'arcs',
    [
      'sunrise 0e912a4c',
      'routes 76f05b3a',
      'wing f3e391af',
      'ridges 962e3306',
      'balloons b1f1bf35',
      'formation e23b908c',
    ],
  ],
  [
    'cut',
    'paper',
    [
      'rings 0bbd7743',
      'parcels c6916821',
      'sheets 426a9dc3',
      'hills 07f9f878',
      'stalls 0f8bae43',
      'fronds 49fb246b',
    ],
  ],
  [
    'lines',
    'tiles',
    [
      'circles 9d7193e3',
      'stack 0f4e8064',
      'ledgers 5f642481',
      'contours 5424daee',
      'columns abe7ea35',
      'circuit 7399d237',
    ],
  ],
])('each school has the figure that is drawn for it: %s', (_name, family, drawn) => {
  const art: Art = { family, palette: palette(20, 0.99, 0.93) };
  const said = schools.map((number) => {
    const shape = createHash('sha256')
      .update(figureOf(school(art, number)))
      .digest('hex')
      .slice(0, 8);
    return `${manners[family].figures[number - 1]?.name} ${shape}`;
  });
  expect(said).toEqual(drawn);
});

describe('paper stands out from the page and from heroes', () => {
  const cut = all.filter(([, art]) => ['paper', 'dots'].includes(art.family));
  test.each(cut)('%s', (_name, art) => {
    for (let id = 1; id <= 60; id++) {
      const ground = /<rect [^>]*fill="(#[^"]+)"/.exec(course(art, id))?.[1] ?? '';
      for (const under of [art.palette.paper, art.palette.deep]) {
        const step = Math.abs(partsOf(ground).lightness - partsOf(under).lightness);
        expect(step, `course ${id}: ${ground} on ${under}`).toBeGreaterThanOrEqual(0.05);
      }
    }
  });
});

test.each(all)('no drawing of a message is cut at an edge: %s', async (_name, art) => {
  for (const name of messageNames) {
    const picture = sharp(Buffer.from(message(art, name))).ensureAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0;
    const across = Array.from({ length: info.width }, (_, x) => [alpha(x, 0), alpha(x, info.height - 1)]);
    const down = Array.from({ length: info.height }, (_, y) => [alpha(0, y), alpha(info.width - 1, y)]);
    expect(Math.max(...across.flat(), ...down.flat()), name).toBe(0);
  }
});

/** Where pages cut a banner of 1680 × 480: what they show of it on a phone, in the narrow column of a tablet, and beside long words. */
const cuts = [
  [1680 - (480 * 16) / 9, 1680],
  [0.83 * (1680 - 432), 0.83 * (1680 - 432) + 432],
  [1680 - 2 * 480, 1680],
] as const;

test.each(all.filter(([, { family }]) => manners[family] === manners.tiles))(
  'every cut of a banner shows its one diagonal from below to above: %s',
  (_name, art) => {
    for (let id = 1; id <= 60; id++) {
      const banner = drawnFile(art, `courses/${id}-banner.svg`) ?? '';
      const [, foot = '', , wide = ''] = /d="M([\d.]+) 480L([\d.]+) 0h([\d.]+)L/.exec(banner) ?? [];
      // it rises as far as it goes aside, and leaves each cut no more than a tenth of its height from a corner
      for (const [from, to] of cuts) {
        expect(Number(foot) + Number(wide), `course ${id}`).toBeGreaterThanOrEqual(from - 48);
        expect(Number(foot) + 480, `course ${id}`).toBeLessThanOrEqual(to + 48);
      }
    }
  },
);

test.each(messageNames)('the diagonal of %s begins and ends at the edges of its board', (name) => {
  const [art] = own.filter(([, { family }]) => manners[family] === manners.tiles).map(([, one]) => one);
  const [, band = ''] =
    /<path d="([^"]+)" fill="#[^"]+"\/>/.exec(art ? message(art, name).replace(/^.*?\.13"\/>/, '') : '') ??
    [];
  expect(band.match(/M52 220|80 220z|250 22h28/g)).toEqual(
    name === 'failed' ? ['M52 220', '80 220z', '250 22h28'] : ['M52 220', '250 22h28', '80 220z'],
  );
});

test('a brand may bring each drawing that pages ask for by name', () => {
  const [art] = generated;
  expect(art && [...drawnByName(art).keys()].filter((name) => !assetRules[name])).toEqual([]);
});
