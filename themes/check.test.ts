import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { checkTheme } from './check.ts';
import { checkBrand } from './check-brand.ts';
import { published } from './published.ts';
import { brand, told } from './testing/values.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What is said of a brand whose text names these families. */
function saidOf(...families: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  folders.push(folder);
  cpSync(new URL('gtop/assets', import.meta.url), join(folder, 'assets'), { recursive: true });
  const family = { 'font.family.body': { $type: 'fontFamily', $value: families } };
  writeFileSync(join(folder, 'tokens.json'), JSON.stringify(brand({ shared: family })));
  return told(checkTheme(folder, { name: 'acme', coin: null }).problems).filter((line) =>
    line.startsWith('shared.font.family.body'),
  );
}

test.each(['system-ui', 'sans-serif', 'ui-monospace'])(
  '%s is a font that every system has one of',
  (name) => {
    expect(saidOf(name)).toEqual([]);
  },
);

test.each(['acme', 'myfont', 'inherit'])('"%s" is none, though it has no capitals', (name) => {
  expect(saidOf(name, 'sans-serif')).toEqual([
    expect.stringContaining(`"${name}" is not a font that is served here.`),
  ]);
});

test.each([
  ['figtree variable', 'Figtree Variable'],
  ['Sans-Serif', 'sans-serif'],
])('"%s" is told apart from "%s" by its capitals alone', (name, right) => {
  expect(saidOf(name)).toEqual([
    `shared.font.family.body "${name}" has other capitals than the font "${right}". (write "${right}")`,
  ]);
});

test('pictures of pixels are refused in one of the app’s own brands, and it is not published', async () => {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  folders.push(root);
  const folder = join(root, 'gtop');
  cpSync(new URL('gtop', import.meta.url), folder, { recursive: true });
  const picture = { create: { width: 1200, height: 900, channels: 3 as const, background: '#c08040' } };
  const jpeg = await sharp(picture).jpeg().toBuffer();
  rmSync(join(folder, 'assets/hero.svg'));
  writeFileSync(join(folder, 'assets/hero.jpg'), jpeg);
  const said = [
    'assets/hero.jpg is made of pixels, and the app’s own brands are drawn: give it as hero.svg, or deliver the brand beside the app under another name.',
  ];
  expect(told((await checkBrand(folder)).problems)).toEqual(said);
  await expect(published(root, ['gtop'])).rejects.toThrow(said.join('\n  '));
  // A brand that is delivered may have them.
  cpSync(folder, join(root, 'acme'), { recursive: true });
  const facts = join(root, 'acme/facts.json');
  writeFileSync(facts, readFileSync(facts, 'utf8').replace('"gtop"', '"acme"'));
  expect(told((await checkBrand(join(root, 'acme'))).problems)).toEqual([]);
});

test('a style sheet that is too heavy is told with what it weighs, and what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  folders.push(folder);
  cpSync(new URL('gtop', import.meta.url), folder, { recursive: true });
  // Points that no compression makes smaller.
  const points = Array.from({ length: 60 }, (_, at) => createHash('sha256').update(`${at}`).digest());
  const path = points.map((bytes) => `M${[...bytes].join(' ')}`).join('');
  const motif = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path d="${path}"/></svg>`;
  writeFileSync(join(folder, 'assets/motif.svg'), motif);
  const { gzip, problems } = checkTheme(folder, { name: 'gtop', coin: {} });
  expect(gzip).toBeGreaterThan(3072);
  expect(told(problems)).toEqual([
    `assets/motif.svg weighs ${motif.length} bytes; 900 is the most.`,
    `tokens.json makes ${gzip} bytes of CSS; 3072 is the most. Simplify motif.svg or coin.svg.`,
  ]);
});

test.each([
  [
    ['400'],
    [
      'shared.font.family.body "Acme" has no file that is bold; text at 650 (font.weight.bold) is the usual one, thickened by each browser in its own way.',
      'shared.font.family.heading "Acme" has no file that is bold; text at 700 (font.weight.heading) is the usual one, thickened by each browser in its own way.',
    ],
  ],
  [
    ['700'],
    ['shared.font.family.body "Acme" has bold files alone; text at 400 (font.weight.regular) is bold too.'],
  ],
  [['400', '700'], []],
  [['300 900'], []],
])('a font of the brand’s own in %s is told where a weight is not drawn', (weights, expected) => {
  const family = { 'font.family.body': { $type: 'fontFamily', $value: ['Acme'] } };
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  folders.push(folder);
  writeFileSync(join(folder, 'tokens.json'), JSON.stringify(brand({ shared: family })));
  const files = weights.map((one) => ({ file: `fonts/${one}.woff2`, weights: one }));
  const fonts = { Acme: { files, ascent: 1, descent: 0.2, widths: { regular: 1, bold: 1 } } };
  const { warnings } = checkTheme(folder, { name: 'acme', coin: null, fonts });
  expect(warnings.map(({ where, says }) => `${where} ${says}`)).toEqual(expected);
});
