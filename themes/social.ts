import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { assetFile, isPixels } from './assets.ts';
import { readFactsIn } from './brands.ts';
import { contrast } from './compiler/color.ts';
import type { Lettering } from './compiler/drawings/drawings.ts';
import { cutHero, type MadeFile } from './pictures.ts';

/** What the picture of a shared link takes from a brand's tokens, in the light scheme. */
export interface SocialLook {
  /** The hero's ground, its words, and its motif. */
  ground: string;
  ink: string;
  motif: string;
  /** Draws words in the font of headings; without one the sentence is left out. */
  letters?: Lettering;
}

const size = { width: 1200, height: 630 };
const edge = 72;
/** The part beside the words: the hero's picture stands at its foot, the motif behind it. */
const beside = { left: 552, width: 648 };
const roomOfWords = beside.left - edge;

/**
 * The picture of a shared link, PNG, 1200 × 630 (decision 0406): `social` of the brand, or what its logo, its sentence, its motif and
 * its hero make on the hero's ground. Words are shapes in the brand's font, since letters would be drawn with fonts of the machine.
 */
export async function makeSocial(folder: string, look: SocialLook): Promise<MadeFile> {
  const own = assetFile(folder, 'social');
  const made = own
    ? sharp(readFileSync(own))
        .rotate()
        .resize({ ...size, fit: 'cover' })
        .flatten({ background: look.ground })
    : sharp({ create: { ...size, channels: 3, background: look.ground } }).composite(
        await layersOf(folder, look),
      );
  return { name: 'social.png', bytes: await made.png({ palette: true, quality: 90 }).toBuffer() };
}

async function layersOf(folder: string, look: SocialLook): Promise<OverlayOptions[]> {
  const layers = [await motifOf(folder, look), await heroOf(folder), await logoOf(folder, look)];
  const { facts } = readFactsIn(folder, basename(folder));
  const { ink, letters } = look;
  const words = facts && letters && wordsOf(facts.tenant.slogan, ink, letters);
  return [...layers, words].filter((layer) => layer !== undefined);
}

/** The brand's tile over the part beside the words, gone where they begin. */
async function motifOf(folder: string, { motif }: SocialLook): Promise<OverlayOptions | undefined> {
  const file = assetFile(folder, 'motif');
  if (file === undefined) return undefined;
  const room = { width: beside.width, height: size.height };
  const tile = await sharp(readFileSync(file), { density: 144 }).resize({ width: 240 }).png().toBuffer();
  const fade = drawing(
    room,
    '<defs><linearGradient id="f"><stop offset=".1" stop-opacity="0"/><stop offset="1" stop-opacity=".24"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#f)"/>',
  );
  const tiles = await sharp({ create: { ...room, channels: 4, background: motif } })
    .composite([{ input: tile, tile: true, gravity: 'northwest', blend: 'dest-in' }])
    .png()
    .toBuffer();
  const input = await sharp(tiles)
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: beside.left, top: 0 };
}

async function heroOf(folder: string): Promise<OverlayOptions | undefined> {
  const file = assetFile(folder, 'hero');
  if (file === undefined) return undefined;
  const bytes = readFileSync(file);
  const whole = isPixels(file) ? await cutHero(await sharp(bytes).rotate().toBuffer(), folder) : bytes;
  const { width } = beside;
  const height = (width * 3) / 4;
  const input = await sharp(whole).resize({ width, height, fit: 'fill' }).png().toBuffer();
  return { input, left: beside.left, top: size.height - height };
}

/** The logo that can be read on the ground. */
async function logoOf(folder: string, { ground }: SocialLook): Promise<OverlayOptions | undefined> {
  const isDark = contrast({ hex: '#ffffff', alpha: 1 }, ground) >= 4.5;
  const file = assetFile(folder, isDark ? 'logo-inverted' : 'logo');
  if (file === undefined) return undefined;
  const input = await sharp(readFileSync(file), { density: 288 })
    .rotate()
    .resize({ width: 320, height: 72, fit: 'inside' })
    .png()
    .toBuffer();
  return { input, left: edge, top: edge };
}

/** The sentence at the foot of its room, as large as it can be there in four lines. */
function wordsOf(text: string, ink: string, letters: Lettering): OverlayOptions {
  const fits = [72, 64, 56, 48, 40].map((height) => ({ height, lines: evenLinesOf(text, height, letters) }));
  const { height, lines } =
    fits.find((one) => one.lines.length <= 4 && one.lines.every(({ width }) => width <= roomOfWords)) ??
    (fits.at(-1) as (typeof fits)[number]);
  const step = Math.round(height * 1.14);
  const first = size.height - edge - step * (lines.length - 1);
  const paths = lines.map(
    ({ path }, at) => `<path transform="translate(0 ${first + step * at})" d="${path}"/>`,
  );
  const room = { width: size.width - edge, height: size.height };
  return { input: drawing(room, `<g fill="${ink}">${paths.join('')}</g>`), left: edge, top: 0 };
}

/** Words in as few lines as their room allows, each as a shape, and none of the lines longer than it has to be. */
function evenLinesOf(text: string, height: number, letters: Lettering): ReturnType<Lettering>[] {
  let lines = linesOf(text, height, letters, roomOfWords);
  for (let room = roomOfWords - 8; room > 0; room -= 8) {
    const closer = linesOf(text, height, letters, room);
    if (closer.length > lines.length) break;
    lines = closer;
  }
  return lines.map((line) => letters(line, height));
}

function linesOf(text: string, height: number, letters: Lettering, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && letters(longer, height).width <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

const drawing = ({ width, height }: { width: number; height: number }, body: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
