import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { assetRules, pixelEndings } from './assets.ts';
import { readFactsIn } from './brands.ts';
import { characters } from './compiler/characters.ts';
import { type Fonts, fileFor, fonts } from './compiler/fonts.ts';
import { startTheme, type Wish } from './compiler/starter.ts';
import { letteringIn } from './lettering.ts';
import { type OpenFont, openFont } from './measure.ts';
import { whyNoPicture } from './pixels.ts';

const require = createRequire(import.meta.url);

/** What a brand is started from beside its wish: files on this disk. */
export interface Given {
  /** The folder in which the brand's own is made. */
  root: string;
  font?: string | undefined;
  headingFont?: string | undefined;
  photo?: string | undefined;
  /** Whether its page for Storybook is written too, which only `themes` has a use for. */
  hasStory: boolean;
}

/**
 * Makes the folder of a new brand. Everything is read before anything is written: a font or a photograph that cannot be used leaves
 * nothing behind.
 *
 * @throws {Error} in a sentence, saying which file, name or colour cannot be read.
 */
export async function startBrand(
  wish: Wish,
  { root, font, headingFont, photo, hasStory }: Given,
): Promise<{ files: number; unconfirmed: readonly string[] }> {
  const body = font === undefined ? undefined : await read(font);
  const heading = headingFont === undefined ? body : await read(headingFont);
  if (font !== undefined && headingFont !== undefined) tellApart(font, headingFont);
  if (photo !== undefined) await lookAt(photo);
  const usual = characters[wish.character];
  const own = heading ?? (await openFont(readFileSync(require.resolve(usualFile(usual.fonts.heading)))));
  const heaviest = Number(own.weights.split(' ').at(-1));
  const started = startTheme({
    ...wish,
    ...((body || heading) && {
      fonts: {
        body: body?.family ?? usual.fonts.body,
        heading: heading?.family ?? usual.fonts.heading,
        heaviest,
      },
    }),
    letters: letteringIn(own, Math.min(heaviest, usual.headingWeight)),
    hasPhoto: photo !== undefined,
  });
  const folder = join(root, wish.name);
  let files = 0;
  for (const [path, content] of started) {
    if (!hasStory && path.endsWith('.stories.tsx')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    files++;
  }
  for (const file of new Set([font, headingFont]))
    if (file) files += copy(file, join(folder, 'fonts', basename(file)));
  if (photo) files += copy(photo, join(folder, `assets/hero${extname(photo).toLowerCase()}`));
  return { files, unconfirmed: readFactsIn(folder, wish.name).facts?.unconfirmed ?? [] };
}

async function read(file: string): Promise<OpenFont> {
  if (!existsSync(file)) throw new Error(`${file} is not there.`);
  try {
    return await openFont(readFileSync(file));
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : error}`);
  }
}

async function lookAt(photo: string): Promise<void> {
  if (!existsSync(photo)) throw new Error(`${photo} is not there.`);
  const isNamed = pixelEndings.includes(extname(photo).slice(1).toLowerCase());
  const wrong = isNamed
    ? await whyNoPicture(photo, assetRules.hero?.leastWidth)
    : 'does not end as a picture that can be used: give PNG, JPEG, WebP or AVIF.';
  if (wrong !== undefined) throw new Error(`${photo} ${wrong}`);
}

/** Fonts lie in one folder, so two of one name would be one file there; on some disks capitals make no difference. */
function tellApart(font: string, other: string): void {
  const isSame = resolve(font) === resolve(other);
  if (!isSame && basename(font).toLowerCase() === basename(other).toLowerCase())
    throw new Error(`${font} and ${other} have the same name: rename one of them, so that both can be kept.`);
}

function copy(from: string, to: string): number {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
  return 1;
}

function usualFile(family: string): string {
  const font = (fonts as Fonts)[family];
  return (font && fileFor(font, 700)) ?? '';
}
