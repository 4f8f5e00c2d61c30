import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Bundle, bundleOf } from './bundle.ts';
import { tokensIn } from './compiler/load.ts';
import { readTokens } from './compiler/tokens.ts';
import { startBrand } from './start-brand.ts';
import { files, newFolder, wish } from './testing/acme.ts';
import { hexOf } from './testing/values.ts';
import { themes } from './vite.ts';

const red = { r: 255, g: 0, b: 0, alpha: 1 };
const blue = { r: 0, g: 0, b: 255, alpha: 1 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture with rectangles on a ground. */
async function painted(
  size: { width: number; height: number },
  ground: typeof red,
  ...parts: { color: typeof red; left: number; top: number; width: number; height: number }[]
): Promise<Buffer> {
  const layers = parts.map(({ color, left, top, width, height }) => ({
    input: { create: { width, height, channels: 4 as const, background: color } },
    left,
    top,
  }));
  const picture = { create: { ...size, channels: 4 as const, background: ground } };
  return sharp(picture).composite(layers).png().toBuffer();
}

/** A photograph on its side: red on the left as it lies, above once it is turned by a quarter. */
async function lying(width: number, height: number): Promise<Buffer> {
  const half = { color: red, left: 0, top: 0, width: width / 2, height };
  const picture = sharp(await painted({ width, height }, blue, half)).flatten();
  return picture.jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
}

/** A brand with these files in `assets/` rather than its own drawings of the same name. */
async function brandWith(assets: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const root = newFolder();
  await startBrand(wish('acme'), { ...files, root });
  const place = join(root, 'acme/assets');
  for (const [file, content] of Object.entries(assets)) {
    rmSync(join(place, file.replace(/\.\w+$/, '.svg')), { force: true });
    writeFileSync(join(place, file), content);
  }
  return join(root, 'acme');
}

/** What stands at a point of a delivered picture: `red`, `blue`, `clear` or a hex. */
async function looker({ files: made }: Bundle, address: string) {
  const picture = sharp(made.get(address) as Uint8Array);
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = (y * info.width + x) * 4;
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 10) return 'clear';
    if (r > 200 && g < 60 && b < 60) return 'red';
    if (b > 200 && r < 60 && g < 60) return 'blue';
    return `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
  };
}

describe('files are named after what is in them', () => {
  test('a picture that is another has another address at the next delivery, and all else keeps its own', async () => {
    const folder = await brandWith({});
    const first = (await bundleOf(folder)).delivery;
    const logo = join(folder, 'assets/logo.svg');
    writeFileSync(logo, readFileSync(logo, 'utf8').replace('</svg>', '<path d="M0 0h1v1"/></svg>'));
    const second = (await bundleOf(folder)).delivery;
    expect(second.pictures.logo.src).not.toBe(first.pictures.logo.src);
    const { logo: _, ...others } = first.pictures;
    expect(second).toMatchObject({ css: first.css, pictures: others, social: first.social });
  });
});

describe('a photograph', () => {
  test('that lies on its side is put upright, for the hero, for shared links and as a logo', async () => {
    const photo = await lying(1600, 1200);
    const made = await bundleOf(await brandWith({ 'hero.jpg': photo, 'logo.jpg': await lying(300, 240) }));
    const { hero, logo } = made.delivery.pictures;
    const hereAt = await looker(made, hero.src);
    expect([hereAt(20, 20), hereAt(940, 20), hereAt(20, 700), hereAt(940, 700)]).toEqual([
      'red',
      'red',
      'blue',
      'blue',
    ]);
    const shared = await looker(made, made.delivery.social);
    expect([shared(1180, 160), shared(1180, 600)]).toEqual(['red', 'blue']);
    expect(logo).toMatchObject({ width: 240, height: 300 });
    expect((await looker(made, logo.src))(230, 5)).toBe('red');
  });

  test('that lies on its side is upright too as the logo and as the whole of a shared picture', async () => {
    const logo = await bundleOf(await brandWith({ 'logo-inverted.jpg': await lying(300, 240) }));
    const withLogo = await looker(logo, logo.delivery.social);
    expect([withLogo(74, 74), withLogo(125, 74), withLogo(74, 140)]).toEqual(['red', 'red', 'blue']);
    const whole = await bundleOf(await brandWith({ 'social.jpg': await lying(1260, 2400) }));
    const shared = await looker(whole, whole.delivery.social);
    expect([shared(5, 5), shared(1195, 5), shared(5, 625), shared(1195, 625)]).toEqual([
      'red',
      'red',
      'blue',
      'blue',
    ]);
  });

  test('with a clear ground of its own stays whole and clear, in the lower right corner', async () => {
    const size = { width: 1000, height: 1000 };
    const figure = await painted(
      size,
      clear,
      { color: red, left: 300, top: 0, width: 700, height: 500 },
      { color: blue, left: 300, top: 500, width: 700, height: 500 },
    );
    const made = await bundleOf(await brandWith({ 'hero.png': figure }));
    const hereAt = await looker(made, made.delivery.pictures.hero.src);
    expect([hereAt(5, 5), hereAt(5, 715), hereAt(400, 360)]).toEqual(['clear', 'clear', 'clear']);
    expect([hereAt(500, 5), hereAt(955, 5), hereAt(500, 714), hereAt(955, 714)]).toEqual([
      'red',
      'red',
      'blue',
      'blue',
    ]);
  });
});

describe('the picture of a shared link', () => {
  const groundOf = (folder: string) => hexOf(readTokens(tokensIn(folder)), 'light', 'color.hero.bg');

  test('has the logo for dark grounds on the hero’s ground', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><path fill="#f00" d="M0 0h150v40H0z"/></svg>';
    const folder = await brandWith({ 'logo-inverted.svg': logo });
    const made = await bundleOf(folder);
    const shared = await looker(made, made.delivery.social);
    const ground = groundOf(folder);
    expect(ground).toMatch(/^#[0-9a-f]{6}$/);
    expect([shared(80, 80), shared(5, 5), shared(5, 620), shared(60, 80)]).toEqual([
      'red',
      ground,
      ground,
      ground,
    ]);
  });

  test.each([
    [
      'social.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="#f00" d="M60 60h400v200H60z"/></svg>',
    ],
    ['social.png', undefined],
  ])('that is the brand’s own (%s) has the hero’s ground where it is clear', async (file, drawing) => {
    const part = { color: red, left: 60, top: 60, width: 400, height: 200 };
    const folder = await brandWith({
      [file]: drawing ?? (await painted({ width: 1200, height: 630 }, clear, part)),
    });
    const made = await bundleOf(folder);
    const shared = await looker(made, made.delivery.social);
    const ground = groundOf(folder);
    expect([shared(80, 80), shared(5, 5), shared(1190, 620)]).toEqual(['red', ground, ground]);
  });
});

test('stories are told which files a brand’s pictures lie in', async () => {
  const folder = await brandWith({ 'logo.png': await painted({ width: 300, height: 80 }, red) });
  const plugin = themes({ folder: dirname(folder) });
  const load = plugin.load as unknown as (this: unknown, id: string) => Promise<string>;
  const code = await load.call({ addWatchFile: () => {} }, '\0virtual:tenants');
  const [, told = ''] = /export const otherFiles = (.*);$/.exec(code) ?? [];
  expect(JSON.parse(told)).toEqual({ acme: { logo: 'logo.png' } });
});
