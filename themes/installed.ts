import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { assetFile } from './assets.ts';
import type { Facts } from './facts.ts';
import type { MadeFile } from './pictures.ts';

/** Colours of a brand's header, which the system's bars continue, by scheme. */
export type BarColors = Readonly<Record<'light' | 'dark', string>>;

/** What a page tells a device that may keep the app among its own (decision 0606). */
export interface Installed {
  /** Address of the web manifest. */
  manifest: string;
  /** Address of the icon for devices that read no manifest, PNG, 180 × 180. */
  icon: string;
  bar: BarColors;
}

interface Look {
  bar: BarColors;
  /** The ground of a page while the app starts. */
  page: string;
}

/**
 * Icons and web manifest of a brand, made from its `favicon`. The manifest and its icons lie in one folder, two below the app's root.
 *
 * @param addressOf keeps a file and says where.
 */
export async function makeInstalled(
  folder: string,
  { title, promise }: Pick<Facts['tenant'], 'title' | 'promise'>,
  { bar, page }: Look,
  addressOf: (file: MadeFile) => string,
): Promise<Installed> {
  const mark = await markOf(folder);
  const icon = async (name: string, bytes: Promise<Buffer>) => addressOf({ name, bytes: await bytes });
  const [small, large, maskable, apple] = [
    await icon('icon-192.png', plain(mark, 192)),
    await icon('icon-512.png', plain(mark, 512)),
    await icon('icon-maskable-512.png', onGround(mark, 512, 0.8)),
    await icon('icon-180.png', onGround(mark, 180, 1)),
  ];
  const entry = (address: string, size: number, purpose: 'any' | 'maskable') => ({
    src: basename(address),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: title,
    short_name: title,
    description: promise,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '../../',
    scope: '../../',
    display: 'standalone',
    background_color: page,
    theme_color: bar.light,
    categories: ['education'],
    icons: [entry(small, 192, 'any'), entry(large, 512, 'any'), entry(maskable, 512, 'maskable')],
  };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  return { manifest: addressOf({ name: 'manifest.json', bytes }), icon: apple, bar };
}

/** A brand's sign at the size of the largest icon, and the colour on which it stands. */
type Mark = { bytes: Buffer; ground: string };

const largest = 512;

async function markOf(folder: string): Promise<Mark> {
  const file = assetFile(folder, 'favicon');
  if (file === undefined) throw new Error(`${folder}/assets/favicon.svg is missing.`);
  const bytes = await sharp(readFileSync(file), { density: 1152 })
    .resize({ width: largest, height: largest, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return { bytes, ground: await groundOf(bytes) };
}

/** The colour near the upper edge, on which the sign stands; white where it stands on nothing. */
async function groundOf(bytes: Buffer): Promise<string> {
  const spot = { left: largest / 2, top: Math.round(largest / 32), width: 1, height: 1 };
  const [red = 255, green = 255, blue = 255, opaque = 0] = await sharp(bytes)
    .extract(spot)
    .ensureAlpha()
    .raw()
    .toBuffer();
  if (opaque < 255) return '#ffffff';
  return `#${[red, green, blue].map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

const plain = ({ bytes }: Mark, size: number) =>
  sharp(bytes).resize(size).png({ palette: true, quality: 100 }).toBuffer();

/** The sign on a full square of its own ground: systems cut it as they like, or round it. `part` is the sign's share of the square. */
async function onGround({ bytes, ground }: Mark, size: number, part: number): Promise<Buffer> {
  const inner = Math.round(size * part);
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await sharp(bytes).resize(inner).png().toBuffer(), gravity: 'centre' }])
    .png({ palette: true, quality: 100 })
    .toBuffer();
}
