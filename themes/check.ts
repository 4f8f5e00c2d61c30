import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cssOf } from './compiler/css.ts';
import { fonts } from './compiler/fonts.ts';
import { loadTokens } from './compiler/load.ts';
import { judge, type Verdict } from './compiler/pairs.ts';
import { type Problem, readTokens } from './compiler/tokens.ts';

/** What a check of one brand found. A brand is fit to ship when there is nothing in `problems`. */
export interface Report {
  name: string;
  problems: readonly Problem[];
  /** What its team should know; nothing of it keeps the brand from shipping. */
  warnings: readonly Problem[];
  /** Every pair of colours that was looked at, in both schemes. */
  verdicts: readonly Verdict[];
  /** Size of the brand's CSS as it travels, in bytes. */
  gzip: number;
}

/** The most a brand's CSS may weigh, gzipped, in bytes. */
export const heaviest = 3 * 1024;

/** The files that `assets/` holds, and the most each may weigh in bytes. `coin.svg` only where the brand has coins. */
export const assets: Readonly<Record<string, { most: number; what: string }>> = {
  'logo.svg': { most: 6_000, what: 'the logo for light backgrounds, about 150 × 40' },
  'logo-inverted.svg': { most: 6_000, what: 'the logo for dark backgrounds' },
  'favicon.svg': { most: 3_000, what: 'the square sign in the browser tab' },
  'social.svg': { most: 30_000, what: 'the picture of a shared link, 1200 × 630' },
  'hero.svg': {
    most: 30_000,
    what: 'the landing page’s picture, 4:3, for the lower right corner: it may run out there and nowhere else',
  },
  'motif.svg': {
    most: 900,
    what: 'a tile of the brand’s pattern in black that goes on past its edges; it travels in the CSS',
  },
};

const coin = { most: 900, what: 'the coin, on a square; it travels in the CSS' };

/** Facts of `tenant.ts` that have to agree with the folder. */
export interface Facts {
  name: string;
  coin: unknown;
  template: 'first' | 'second';
  hasShop: boolean;
}

/**
 * Checks one brand: tokens (format, nothing unknown, no floor passed), the font, assets and their sizes, the weight of the
 * CSS, agreement with the facts, and the contrast of every pair that components use, in both schemes. Never throws for what a
 * brand team can mend.
 */
export function checkTheme(folder: string, facts: Facts): Report {
  const { name } = facts;
  const tokens = loadTokens(folder);
  if (tokens.problems.length > 0)
    return { name, problems: tokens.problems, warnings: [], verdicts: [], gzip: 0 };
  const read = readTokens(tokens.json);
  const verdicts = [...judge(read.light, 'light'), ...judge(read.dark, 'dark')];
  const images = {
    motif: textOf(join(folder, 'assets/motif.svg')),
    coin: textOf(join(folder, 'assets/coin.svg')),
  };
  const gzip =
    read.problems.length > 0
      ? 0
      : gzipSync(cssOf({ name, tokens: tokens.json, images, fontUrl: (file) => file })).length;
  const heavy =
    gzip > heaviest
      ? [
          {
            where: 'tokens.json',
            says: `makes ${gzip} bytes of CSS; ${heaviest} is the most. Simplify motif.svg or coin.svg.`,
          },
        ]
      : [];
  return {
    name,
    problems: [
      ...read.problems,
      ...fontProblems(read.light.get('font.family.body')),
      ...assetProblems(join(folder, 'assets'), facts),
      ...heavy,
      ...factProblems(facts),
      ...verdicts.filter(({ passes }) => !passes).map(problemOf),
    ],
    warnings: read.warnings,
    verdicts,
    gzip,
  };
}

/** A failed pair in words: what is hard to read, where, by how much, and the nearest colour that works. */
export function problemOf(verdict: Verdict): Problem {
  const { scheme, over, under, overHex, underHex, ratio, least, use, nearest } = verdict;
  return {
    where: `${scheme}.${over}`,
    says: `${overHex} on ${under.replace('color.', '')} ${underHex} has a contrast of ${ratio}; ${use} needs ${least}.`,
    ...(nearest ? { hint: `the nearest colour that passes is ${nearest}` } : {}),
  };
}

function fontProblems(family: { type: string; value: unknown } | undefined): Problem[] {
  const names = Array.isArray(family?.value) ? family.value : [];
  // A name without capitals is a kind of font that every system has one of, such as `system-ui`.
  if (names.length === 0 || typeof names[0] !== 'string' || names[0] in fonts || /^[a-z-]+$/.test(names[0]))
    return [];
  const known = Object.keys(fonts).join(', ');
  return [
    {
      where: 'shared.font.family.body',
      says: `"${names[0]}" is not a font that is served here.`,
      hint: `known: ${known}`,
    },
  ];
}

function assetProblems(folder: string, facts: Facts): Problem[] {
  const wanted = { ...assets, ...(facts.coin === null ? {} : { 'coin.svg': coin }) };
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const missing = Object.entries(wanted).flatMap(([file, { what }]) =>
    present.includes(file) ? [] : [{ where: `assets/${file}`, says: `is missing: ${what}.` }],
  );
  const wrong = present.flatMap((file): Problem[] => {
    const rule = wanted[file as keyof typeof wanted];
    if (!rule) return [{ where: `assets/${file}`, says: 'is not a file that anything shows.' }];
    const size = statSync(join(folder, file)).size;
    const heavy =
      size > rule.most
        ? [{ where: `assets/${file}`, says: `weighs ${size} bytes; ${rule.most} is the most.` }]
        : [];
    const svg = textOf(join(folder, file)) ?? '';
    const unsafe = /<script|\son\w+=|href="(?!#)|<foreignObject|<image/i.test(svg)
      ? [
          {
            where: `assets/${file}`,
            says: 'holds scripts, outside links or bitmaps; only shapes are allowed.',
          },
        ]
      : [];
    const unscalable = svg.includes('viewBox=')
      ? []
      : [{ where: `assets/${file}`, says: 'has no viewBox, so it cannot scale.' }];
    return [...heavy, ...unsafe, ...unscalable];
  });
  return [...missing, ...wrong];
}

function factProblems({ coin: word, template, hasShop }: Facts): Problem[] {
  const problems: Problem[] = [];
  if ((template === 'second') !== (word === null)) {
    problems.push({
      where: 'tenant.ts',
      says: 'the first template needs a word for the coin, the second has none (THEME-04).',
    });
  }
  if (template === 'second' && hasShop) {
    problems.push({ where: 'tenant.ts', says: 'the second template has no shop (THEME-04).' });
  }
  return problems;
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
