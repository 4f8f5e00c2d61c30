import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bundledBrands, factsOf, themesFolder } from './brands.ts';
import { readTheme } from './bundle.ts';
import { makeInstalled } from './installed.ts';

const grounds = { decola: '#17123f', circulo: '#fff8ef', gtop: '#1b2224' } as const;

/** Headers of the three brands, as their tokens say. */
const bars = {
  decola: { light: '#17123f', dark: '#1c1256' },
  circulo: { light: '#fff8ef', dark: '#3d170f' },
  gtop: { light: '#1b2224', dark: '#072319' },
} as const;

/** What is made for a brand, with its files by their names. */
async function madeFor(name: string) {
  const folder = join(themesFolder, name);
  const files = new Map<string, Uint8Array>();
  const { device } = await readTheme(folder);
  const installed = await makeInstalled(folder, factsOf(name).tenant, device, ({ name: file, bytes }) => {
    files.set(file, bytes);
    return `${name}/${file}`;
  });
  const manifest = JSON.parse(Buffer.from(files.get('manifest.json') ?? '').toString());
  return { device, files, installed, manifest };
}

/** The colour of one pixel, with its opacity. */
async function pixelOf(file: Uint8Array | undefined, left: number, top: number) {
  const spot = { left, top, width: 1, height: 1 };
  const raw = await sharp(file).ensureAlpha().extract(spot).raw().toBuffer();
  return `#${[...raw].map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(bundledBrands)('%s on a device', (name) => {
  test('the manifest says the brand’s name, where the app begins and every icon by its size', async () => {
    const { manifest, files, device } = await madeFor(name);
    expect(manifest).toMatchObject({
      name: factsOf(name).tenant.title,
      lang: 'pt-BR',
      display: 'standalone',
      theme_color: device.bar.light,
      background_color: device.page,
    });
    const at = (path: string) => new URL(path, `http://x/student/themes/${name}/manifest.json`).pathname;
    expect([at(manifest.start_url), at(manifest.scope)]).toEqual(['/student/', '/student/']);
    const sizes = await Promise.all(
      manifest.icons.map(async ({ src, sizes }: { src: string; sizes: string }) => {
        const { width, height } = await sharp(files.get(src)).metadata();
        return `${width}x${height}` === sizes;
      }),
    );
    expect(sizes).toEqual([true, true, true]);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'any',
      'any',
      'maskable',
    ]);
  });

  test('an icon that the system cuts has the sign’s ground to its corners', async () => {
    const { files, installed } = await madeFor(name);
    const ground = `${grounds[name as keyof typeof grounds]}ff`;
    expect(await pixelOf(files.get('icon-maskable-512.png'), 0, 0)).toBe(ground);
    expect(await pixelOf(files.get('icon-180.png'), 179, 179)).toBe(ground);
    expect(installed.icon).toBe(`${name}/icon-180.png`);
  });

  test('the system’s bars continue the header in both schemes', async () => {
    const { installed } = await madeFor(name);
    expect(installed.bar.light).toMatch(/^#[0-9a-f]{6}$/);
    expect(installed.bar).toEqual(bars[name as keyof typeof bars]);
  });
});
