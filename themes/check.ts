import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { assetProblems, ownAssetProblems } from './assets.ts';
import { bundledBrands } from './brands.ts';
import { cssOf } from './compiler/css.ts';
import { type Fonts, fonts } from './compiler/fonts.ts';
import { loadTokens } from './compiler/load.ts';
import { judge, type Verdict } from './compiler/pairs.ts';
import { type Problem, type ReadTokens, readTokens } from './compiler/tokens.ts';

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

/** Facts that have to agree with the folder, and the fonts that came in it. */
export interface Facts {
  name: string;
  coin: unknown;
  fonts?: Fonts;
}

/**
 * Checks one brand: tokens (format, nothing unknown, no floor passed), the fonts, assets and their sizes, the weight of the
 * CSS, agreement with the facts, and the contrast of every pair that components use, in both schemes. Never throws for what a
 * brand team can mend.
 */
export function checkTheme(folder: string, facts: Facts): Report {
  const { name } = facts;
  const isOwn = bundledBrands.includes(name);
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
      : gzipSync(
          cssOf({
            name,
            tokens: tokens.json,
            images,
            fonts: facts.fonts ?? {},
            fontUrl: (file) => file,
            says: isOwn ? 'changes' : 'all',
          }),
        ).length;
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
      ...fontProblems(read.light, facts.fonts ?? {}),
      ...assetProblems(join(folder, 'assets'), { hasCoins: facts.coin !== null }),
      ...(isOwn ? ownAssetProblems(join(folder, 'assets')) : []),
      ...heavy,
      ...verdicts.filter(({ passes }) => !passes).map(problemOf),
    ],
    warnings: [...read.warnings, ...weightWarnings(read.light, facts.fonts ?? {})],
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

/** Kinds of font that every system has one of. */
const generic: readonly string[] = [
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui'],
  ...['ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded', 'math', 'fangsong'],
];

function fontProblems(values: ReadTokens['light'], own: Fonts): Problem[] {
  const known = { ...fonts, ...own };
  return ['body', 'heading'].flatMap((kind) => {
    const family = values.get(`font.family.${kind}`);
    const [first] = family?.type === 'fontFamily' ? family.value : [];
    if (first === undefined || first in known || generic.includes(first)) return [];
    const where = `shared.font.family.${kind}`;
    const meant = [...Object.keys(known), ...generic].find(
      (name) => name.toLowerCase() === first.toLowerCase(),
    );
    if (meant !== undefined) {
      const says = `"${first}" has other capitals than the font "${meant}".`;
      return [{ where, says, hint: `write "${meant}"` }];
    }
    return [
      {
        where,
        says: `"${first}" is not a font that is served here.`,
        hint: `known: ${Object.keys(known).join(', ')}; or put its woff2 files into fonts/`,
      },
    ];
  });
}

/** From this weight on a browser thickens a file that is lighter. */
const bold = 600;

/** What a brand's own fonts have no file for, and its text or headings are drawn in. */
function weightWarnings(values: ReadTokens['light'], own: Fonts): Problem[] {
  const wanted = [
    ['body', 'regular'],
    ['body', 'bold'],
    ['heading', 'heading'],
  ] as const;
  return wanted.flatMap(([kind, name]) => {
    const [family, weight] = [values.get(`font.family.${kind}`), values.get(`font.weight.${name}`)];
    const [first = ''] = family?.type === 'fontFamily' ? family.value : [];
    const font = own[first];
    if (!font || weight?.type !== 'fontWeight') return [];
    const reached = font.files
      .filter(({ isItalic }) => !isItalic)
      .flatMap(({ weights }) => weights.split(' ').map(Number));
    const [isBold, hasBold, hasUsual] = [
      weight.value >= bold,
      reached.some((one) => one >= bold),
      reached.some((one) => one < bold),
    ];
    if (isBold ? hasBold : hasUsual) return [];
    const what = `text at ${weight.value} (font.weight.${name})`;
    const says = isBold
      ? `has no file that is bold; ${what} is the usual one, thickened by each browser in its own way.`
      : `has bold files alone; ${what} is bold too.`;
    const hint = 'put a file of that weight into fonts/, or a variable font';
    return [{ where: `shared.font.family.${kind}`, says: `"${first}" ${says}`, hint }];
  });
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
