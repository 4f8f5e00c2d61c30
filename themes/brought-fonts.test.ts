import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleOf } from './bundle.ts';
import { checkBrand } from './check-brand.ts';
import { startBrand } from './start-brand.ts';
import { fileOf, files, newFolder, wish } from './testing/acme.ts';
import { figtree } from './testing/fonts.ts';
import { told } from './testing/values.ts';

/** A brand whose text is in Figtree, with these files beside it. */
async function brandWith(more: Readonly<Record<string, Uint8Array>>, isUpright = true): Promise<string> {
  const root = newFolder();
  const font = isUpright ? fileOf('Figtree Variable') : join(root, Object.keys(more)[0] ?? '');
  for (const [name, bytes] of Object.entries(more)) writeFileSync(join(root, name), bytes);
  await startBrand(wish('acme'), { ...files, root, font });
  for (const [name, bytes] of Object.entries(more)) writeFileSync(join(root, 'acme/fonts', name), bytes);
  return join(root, 'acme');
}

describe('a font that a brand brings', () => {
  test('without a letter of Portuguese is refused by the check and by the build', async () => {
    const few = await figtree({ without: 'ç' });
    const folder = await brandWith({ 'poucas.woff2': few });
    const said = 'fonts/poucas.woff2 lacks letters of Portuguese: ç';
    expect(told((await checkBrand(folder)).problems)).toEqual([said]);
    await expect(bundleOf(folder)).rejects.toThrow(said);
  });

  test('has its italic as italic, and first words wait for the upright file alone', async () => {
    // Among the files of the folder it comes first.
    const folder = await brandWith({ 'a-italic.woff2': await figtree({ isItalic: true }) });
    expect((await checkBrand(folder)).problems).toEqual([]);
    const { delivery, files: made } = await bundleOf(folder);
    const faces = String(made.get(delivery.css)).match(/@font-face\{font-family:"Figtree";[^}]*\}/g) ?? [];
    const styles = faces.map((face) => [
      /url\("([\w-]+)\./.exec(face)?.[1],
      /font-style:(\w+)/.exec(face)?.[1] ?? 'normal',
    ]);
    expect(styles).toEqual([
      ['a-italic', 'italic'],
      ['figtree-latin-wght-normal', 'normal'],
    ]);
    expect(delivery.fonts).toEqual([expect.stringMatching(/^acme\/figtree-latin-wght-normal\./)]);
  });

  test('keeps the room between its lines, in itself and in what stands in for it', async () => {
    const folder = await brandWith({ 'acme.woff2': await figtree({ lineGap: 0.2 }) }, false);
    const { delivery, files: made } = await bundleOf(folder);
    const faces = String(made.get(delivery.css)).match(/@font-face\{font-family:"Figtree Fallback"[^}]*\}/g);
    const measures = faces?.map((face) => {
      const [, width, gap] = /size-adjust:([\d.]+)%.*line-gap-override:([\d.]+)%/.exec(face) ?? [];
      return (Number(width) * Number(gap)) / 10_000;
    });
    expect(measures).toEqual([expect.closeTo(0.2, 3), expect.closeTo(0.2, 3)]);
  });
});
