import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assetRules, isPixels, stemOf } from './assets.ts';
import type { Problem } from './compiler/tokens.ts';

/** What keeps a file from being shown as a picture made of pixels, to be read after its name; `undefined` where nothing does. */
export async function whyNoPicture(file: string, leastWidth = 0): Promise<string | undefined> {
  const unreadable = 'is not a picture that can be read: use PNG, JPEG, WebP or AVIF.';
  try {
    const bytes = readFileSync(file);
    const { format, compression, autoOrient } = await sharp(bytes).metadata();
    const isKnown = ['png', 'jpeg', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
    if (!isKnown) return unreadable;
    // A file that breaks off is noticed only where its pixels are asked for.
    await sharp(bytes).resize(16).toBuffer();
    return autoOrient.width < leastWidth
      ? `is ${autoOrient.width} pixels wide; ${leastWidth} is the least: give a larger one.`
      : undefined;
  } catch {
    return unreadable;
  }
}

/** What is wrong inside the pictures of a brand's `assets/` that are made of pixels. */
export async function pixelProblems(folder: string): Promise<Problem[]> {
  const present = existsSync(folder) ? readdirSync(folder).sort() : [];
  const found = present
    .filter((file) => isPixels(file) && assetRules[stemOf(file)]?.mostOfPixels !== undefined)
    .map(async (file) => ({
      where: `assets/${file}`,
      says: await whyNoPicture(join(folder, file), assetRules[stemOf(file)]?.leastWidth),
    }));
  return (await Promise.all(found)).flatMap(({ where, says }) =>
    says === undefined ? [] : [{ where, says }],
  );
}
