import sharp from 'sharp';
import { type Look, schemes } from '../pictures/plan.ts';

/** A window of a sheet, in px: what a phone, a tablet, a notebook and a large screen show before anybody scrolls. */
export const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
export type SheetWindow = (typeof windows)[number];

/** The most that one sheet and all of them may weigh, in bytes. */
export const mostOfOne = 400_000;
export const mostOfAll = 4_000_000;

/** Height of a row; room round it; where words stand. */
const tileHeight = 260;
const gap = 16;
const captionHeight = 28;

/** What a row shows: a brand and a scheme, a picture for each window. */
export interface SheetRow {
  name: string;
  pictures: readonly Buffer[];
}

/** A look of the whole page with its covers. */
const plain = { suffix: '', manner: 'plain', flat: 'nothing' } as const;

/** The rows of a brand: in each scheme the page as it is drawn for every window. */
export const looksIn = (brand: string) =>
  schemes.map((scheme) => ({
    name: `${brand}, ${scheme}`,
    looks: windows.map((seen) => {
      const look: Look = { ...plain, brand, scheme, width: seen.width };
      return { look, seen };
    }),
  }));

/** Where everything of a sheet stands. */
export function layoutOf(rows: number) {
  const widths = windows.map(({ width, height }) => Math.round((tileHeight * width) / height));
  const lefts = widths.map((_, at) => gap + widths.slice(0, at).reduce((sum, one) => sum + one + gap, 0));
  const top = (row: number) => captionHeight + row * (captionHeight + tileHeight + gap);
  return {
    width: gap + widths.reduce((sum, one) => sum + one + gap, 0),
    height: top(rows),
    tiles: Array.from({ length: rows }, (_, row) =>
      widths.map((width, at) => ({
        left: lefts[at] ?? gap,
        top: top(row) + captionHeight,
        width,
        height: tileHeight,
      })),
    ),
    names: Array.from({ length: rows }, (_, row) => ({ left: gap, top: top(row) })),
  };
}

/** The first window of a picture of a whole page, as large as its tile. What is shorter than the window ends where it ends. */
export async function tileOf(picture: Buffer, { width, height }: SheetWindow): Promise<Buffer> {
  const { width: seen = width, height: whole = height } = await sharp(picture).metadata();
  const part = { left: 0, top: 0, width: Math.min(width, seen), height: Math.min(height, whole) };
  return sharp(picture)
    .extract(part)
    .resize({
      width: Math.round((tileHeight * width) / height),
      height: tileHeight,
      fit: 'contain',
      position: 'top',
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A sheet as WebP, as fine as `most` bytes let it be. @throws {Error} where even the coarsest is too heavy. */
export async function sheetOf(title: string, rows: readonly SheetRow[], most = mostOfOne): Promise<Buffer> {
  const { width, height, tiles, names } = layoutOf(rows.length);
  const words = [
    text(title, gap, 20, 'bold'),
    ...rows.map(({ name }, row) => text(name, gap, (names[row]?.top ?? 0) + 20, 'normal')),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${words.join('')}</svg>`;
  const drawn = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      ...rows.flatMap(({ pictures }, row) =>
        pictures.map((input, at) => ({
          input,
          left: tiles[row]?.[at]?.left ?? 0,
          top: tiles[row]?.[at]?.top ?? 0,
        })),
      ),
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of [82, 74, 66, 58, 50, 42]) {
    const sheet = await sharp(drawn).webp({ quality, effort: 5 }).toBuffer();
    if (sheet.length <= most) return sheet;
  }
  throw new Error(`${title} weighs more than ${Math.round(most / 1000)} KB at any quality.`);
}

/** A grey on which white and black pages both end visibly. */
const ground = { r: 128, g: 128, b: 128 };

const text = (words: string, left: number, base: number, weight: 'bold' | 'normal') =>
  `<text x="${left}" y="${base}" font-family="sans-serif" font-size="14" font-weight="${weight}" fill="white">${words}</text>`;

/** Where a screen's stories stand, `Screens/Not found`, as its sheet is called. */
export const sheetTitleOf = (title: string, story?: string): string =>
  [...title.split('/').slice(1), ...(story ? [story.toLowerCase()] : [])].join(', ');

/** The file of a screen's sheet, by its title. */
export const sheetFileOf = (title: string): string =>
  `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.webp`;

/** The page that shows all sheets, by their titles. */
export function indexOf(titles: readonly string[]): string {
  const columns = windows.map(({ width }) => `${width} px`).join(', ');
  return [
    '# Contact sheets',
    '',
    `Every screen that has stories under \`Screens/\` in Storybook, in every brand, light and dark, at ${columns}: what stands in the first window. \`npm run sheets\` draws them anew from the built Storybook; each shows a story that has the tag \`widths\` or \`sheet\`.`,
    '',
    ...titles.flatMap((title) => [
      `## ${title}`,
      '',
      `![${title} in every brand, light and dark, at four widths](pictures/sheets/${sheetFileOf(title)})`,
      '',
    ]),
  ].join('\n');
}
