import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { schoolKeys } from '@student/ui/product/school-keys.ts';
import type { MessageName } from './art/stage.ts';
import type { Problem } from './compiler/tokens.ts';
import { drawingProblems } from './drawing.ts';

interface AssetRule {
  what: string;
  /** The most a drawing may weigh, in bytes, and a picture made of pixels; `undefined` where there is no such picture. */
  most: number;
  mostOfPixels?: number;
  /** Least width of a picture made of pixels. */
  leastWidth?: number;
  isOptional?: boolean;
}

const MB = 1024 * 1024;

/** What `assets/` holds, by name without its ending: a drawing in SVG, or where it is allowed a PNG, JPEG, WebP or AVIF. */
export const assetRules: Readonly<Record<string, AssetRule>> = {
  logo: {
    most: 12_000,
    mostOfPixels: MB,
    leastWidth: 208,
    what: 'the logo for light backgrounds, about 150 × 40',
  },
  'logo-inverted': { most: 12_000, mostOfPixels: MB, leastWidth: 208, what: 'the logo for dark backgrounds' },
  favicon: {
    most: 3_000,
    mostOfPixels: 200_000,
    leastWidth: 64,
    what: 'the square sign in the browser tab',
  },
  social: {
    most: 30_000,
    mostOfPixels: 8 * MB,
    leastWidth: 1200,
    isOptional: true,
    what: 'the picture of a shared link, 1200 × 630; made from logo, sentence, motif and hero where it is absent',
  },
  hero: {
    most: 30_000,
    mostOfPixels: 20 * MB,
    leastWidth: 960,
    what: 'the landing page’s picture, 4:3, for the lower right corner: it may run out there and nowhere else',
  },
  'hero-mask': {
    most: 6_000,
    isOptional: true,
    what: 'the shape, 960 × 720, that a photograph in `hero` is cut to',
  },
  motif: {
    most: 900,
    what: 'a tile of the brand’s pattern in black that goes on past its edges; it travels in the CSS',
  },
  ...Object.fromEntries(
    Object.entries({
      empty: 'there is nothing yet',
      lost: 'there is no such page',
      resting: 'the app rests',
      failed: 'something failed',
      hello: 'somebody begins',
      together: 'somebody says what they are called and like',
      journey: 'somebody is told how the way goes on',
      ready: 'all is ready',
    } satisfies Record<MessageName, string>).map(([name, says]) => [
      name,
      {
        most: 12_000,
        isOptional: true,
        what: `the drawing where ${says}, 320 × 240, on a ground of its own`,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(
        schoolKeys.map((name) => [name, `the landing page’s picture of the school “${name}”, 640 × 480`]),
      ),
      about: 'what stands before the video about the company, 1280 × 720',
      welcome: 'the strip above the sign-in, 960 × 300',
    }).map(([name, what]) => [
      name,
      {
        most: 20_000,
        isOptional: true,
        what,
      },
    ]),
  ),
  coin: { most: 900, what: 'the coin, on a square; it travels in the CSS; only where there are coins' },
};

/** How names of pictures made of pixels end, in small letters, as addresses have them. */
export const pixelEndings: readonly string[] = ['png', 'jpg', 'jpeg', 'webp', 'avif'];

/** The file in `assets/` that holds a picture, such as `hero.jpg`; drawings come before pixels. */
export function assetFile(folder: string, name: string): string | undefined {
  const place = join(folder, 'assets');
  const present = existsSync(place) ? readdirSync(place) : [];
  const found = ['svg', ...pixelEndings].find((end) => present.includes(`${name}.${end}`));
  return found && join(place, `${name}.${found}`);
}

/** Whether a file is made of pixels rather than shapes. */
export const isPixels = (file: string): boolean => pixelEndings.some((end) => file.endsWith(`.${end}`));

/** What is missing, too heavy, unsafe or unknown in a brand's `assets/`. */
export function assetProblems(folder: string, { hasCoins }: { hasCoins: boolean }): Problem[] {
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const names = new Set(present.map(stemOf));
  const missing = Object.entries(assetRules).flatMap(([name, { what, isOptional }]) =>
    names.has(name) || isOptional || (name === 'coin' && !hasCoins)
      ? []
      : [{ where: `assets/${name}.svg`, says: `is missing: ${what}.` }],
  );
  const wrong = present.flatMap((file): Problem[] => {
    const rule = assetRules[stemOf(file)];
    const where = `assets/${file}`;
    const path = join(folder, file);
    const { size, isFile } = shapeOf(path);
    if (!rule || !isFile || (stemOf(file) === 'coin' && !hasCoins))
      return [{ where, says: 'is not a file that anything shows.' }];
    const endings = rule.mostOfPixels === undefined ? ['svg'] : ['svg', ...pixelEndings];
    const ending = file.slice(stemOf(file).length + 1);
    if (!endings.includes(ending)) {
      const small = ending.toLowerCase();
      const says = endings.includes(small)
        ? `has its ending in capitals: name it ${stemOf(file)}.${small}.`
        : `is not a picture that can be shown: use ${endings.length > 1 ? 'SVG, PNG, JPEG, WebP or AVIF' : 'SVG'}.`;
      return [{ where, says }];
    }
    const most = isPixels(file) ? (rule.mostOfPixels ?? 0) : rule.most;
    const heavy = size > most ? [{ where, says: `weighs ${size} bytes; ${most} is the most.` }] : [];
    return isPixels(file) ? heavy : [...heavy, ...drawingProblems(where, readFileSync(path, 'utf8'))];
  });
  return [...missing, ...wrong];
}

/**
 * What keeps a brand from being one of the app's own: these are published under names that never change, which the document and the
 * app ask for without having been told of any file (`hero.svg`, `favicon.svg`).
 */
export function ownAssetProblems(folder: string): Problem[] {
  const present = existsSync(folder) ? readdirSync(folder).sort() : [];
  return present.filter(isPixels).map((file) => ({
    where: `assets/${file}`,
    says: `is made of pixels, and the app’s own brands are drawn: give it as ${stemOf(file)}.svg, or deliver the brand beside the app under another name.`,
  }));
}

function shapeOf(path: string): { size: number; isFile: boolean } {
  const found = statSync(path, { throwIfNoEntry: false });
  return { size: found?.size ?? 0, isFile: found?.isFile() ?? false };
}

/** A file's name without its ending. */
export const stemOf = (file: string): string => file.replace(/\.[^.]+$/, '');
