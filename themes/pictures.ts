import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { assetFile, isPixels } from './assets.ts';
import { readFactsIn } from './brands.ts';
import { heroRoom as hero, middle, type PhotoFocus, placeIn } from './compiler/photo-place.ts';

/** A picture as a page shows it: its room is known before it comes, and a browser takes the smallest file that is enough. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  /** Other files of the same picture, best format first, as `source` has them. */
  sources?: readonly { type: string; srcset: string }[];
}

/** A file that was made, before it has an address. */
export interface MadeFile {
  /** Its name without the hash: `hero-960.avif`. */
  name: string;
  bytes: Uint8Array;
}

/** A picture whose files are still without addresses. */
export interface MadePicture {
  width: number;
  height: number;
  /** What is shown where nothing better is known. */
  file: MadeFile;
  sources: readonly { type: string; files: readonly { file: MadeFile; width: number }[] }[];
}

/** Widths, in pixels, in which a picture is made; those that it has not got itself are left out. */
const widths = { hero: [480, 960, 1440, 1920], logo: [104, 208, 416] };

export type PictureName = keyof typeof widths | 'logo-inverted' | 'favicon';

/**
 * One of a brand's pictures, ready to be published: a drawing stays as it is, pixels become AVIF and WebP in a few widths. A
 * photograph for the hero is cut to 4:3 and, where `hero-mask.svg` is there, to its shape. `undefined` where the folder has none.
 */
export async function makePicture(folder: string, name: PictureName): Promise<MadePicture | undefined> {
  const path = assetFile(folder, name);
  if (path === undefined) return undefined;
  const bytes = readFileSync(path);
  if (!isPixels(path)) {
    const { width, height } = sizeOfDrawing(bytes.toString());
    return { width, height, file: { name: basename(path), bytes }, sources: [] };
  }
  const upright = await sharp(bytes).rotate().toBuffer({ resolveWithObject: true });
  const source = name === 'hero' ? await cutHero(upright.data, folder) : upright.data;
  const { width = 0, height = 0 } = await sharp(source).metadata();
  // Not every browser's tab shows WebP.
  if (name === 'favicon') {
    const bytes = await sharp(source).resize({ width: 192, height: 192, fit: 'inside' }).png().toBuffer();
    return { width: 192, height: 192, file: { name: 'favicon.png', bytes }, sources: [] };
  }
  const wanted = widths[name === 'logo-inverted' ? 'logo' : name].filter((one) => one <= width);
  const made = wanted.length > 0 ? wanted : [width];
  const filesOf = async (kind: 'avif' | 'webp') =>
    Promise.all(
      made.map(async (one) => {
        const small = sharp(source).resize({ width: one });
        const encoded =
          kind === 'avif' ? small.avif({ quality: 55, effort: 2 }) : small.webp({ quality: 78 });
        return { file: { name: `${name}-${one}.${kind}`, bytes: await encoded.toBuffer() }, width: one };
      }),
    );
  const [avif, webp] = [await filesOf('avif'), await filesOf('webp')];
  const usual = webp.find((one) => one.width >= (name === 'hero' ? hero.width : 208)) ?? webp.at(-1);
  if (!usual) return undefined;
  return {
    width: name === 'hero' ? hero.width : width,
    height: name === 'hero' ? hero.height : height,
    file: usual.file,
    sources: [
      { type: 'image/avif', files: avif },
      { type: 'image/webp', files: webp },
    ],
  };
}

/**
 * A photograph cut to the hero's 4:3 where the facts say that it is looked at, and to the shape of `hero-mask.svg`. A cut-out with a
 * clear ground of its own stays whole.
 */
export async function cutHero(photograph: Buffer, folder: string): Promise<Buffer> {
  const { hasAlpha, width = hero.width, height = hero.height } = await sharp(photograph).metadata();
  const scale = Math.max(1, Math.min(2, width / hero.width));
  const room = { width: Math.round(hero.width * scale), height: Math.round(hero.height * scale) };
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const isCutOut = hasAlpha && !(await sharp(photograph).stats()).isOpaque;
  const { left, top, ...size } = placeIn(room, { width, height }, { isCutOut, focus: focusOf(folder) });
  const sized = sharp(photograph).resize({ ...size, fit: 'fill' });
  if (isCutOut) return sized.extend({ left, top, background: clear }).png().toBuffer();
  const filled = sized.extract({ left: -left, top: -top, ...room });
  const mask = assetFile(folder, 'hero-mask');
  if (mask === undefined) return filled.png().toBuffer();
  const shape = await sharp(readFileSync(mask), { density: 72 * scale })
    .resize({ ...room, fit: 'fill' })
    .png()
    .toBuffer();
  return sharp(await filled.ensureAlpha().png().toBuffer())
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const focusOf = (folder: string): PhotoFocus =>
  readFactsIn(folder, basename(folder)).facts?.photoFocus ?? middle;

/** Width and height of a drawing: its own, else those of its view box. */
function sizeOfDrawing(svg: string): { width: number; height: number } {
  const [tag = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const box = /viewBox="([^"]*)"/
    .exec(tag)?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  const own = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(tag)?.[1] ?? Number.NaN);
  return {
    width: own('width') || box?.[2] || 1,
    height: own('height') || box?.[3] || 1,
  };
}

/** A picture with the addresses of its files; `addressOf` says where each will lie. */
export function addressed(picture: MadePicture, addressOf: (file: MadeFile) => string): Picture {
  const { width, height, file, sources } = picture;
  return {
    src: addressOf(file),
    width,
    height,
    ...(sources.length > 0 && {
      sources: sources.map(({ type, files }) => ({
        type,
        srcset: files.map((one) => `${addressOf(one.file)} ${one.width}w`).join(', '),
      })),
    }),
  };
}

/** Every file of a picture. */
export function filesOf({ file, sources }: MadePicture): MadeFile[] {
  return [...new Set([file, ...sources.flatMap(({ files }) => files.map((one) => one.file))])];
}
