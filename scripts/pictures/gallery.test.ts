import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.ts';
import type { Look, Story } from './plan.ts';

const field = (grey: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();
const look: Look = {
  ...{ brand: 'gtop', scheme: 'light', suffix: '', width: 360, manner: 'plain' },
  flat: 'nothing',
};
const story = (id: string): Story => ({ id, title: id, name: id, importPath: './a.stories.tsx', tags: [] });

/** A gallery over a store of its own, and what it kept. */
function galleryOver(accepted: Buffer | undefined, accepts: boolean) {
  const kept: string[] = [];
  const gallery = new Gallery(accepts, { kept: () => accepted, keep: (name) => void kept.push(name) });
  return { gallery, kept };
}

test('a picture is as accepted by its pixels; without an accepted one it is not', async () => {
  const { gallery } = galleryOver(await field(100), false);
  expect(await gallery.isAccepted('gtop/a', look, await field(100))).toBe(true);
  expect(await gallery.isAccepted('gtop/a', look, await field(103))).toBe(false);
  expect(await galleryOver(undefined, false).gallery.isAccepted('gtop/a', look, await field(1))).toBe(false);
});

test('what is accepted is kept, but for stories that failed', async () => {
  const { gallery, kept } = galleryOver(await field(1), true);
  gallery.take('gtop/a', story('a'), look, await field(2));
  gallery.take('gtop/b', story('b'), look, await field(2));
  await gallery.catchUp();
  expect(kept).toEqual([]);
  await gallery.keepAccepted(new Set(['a']));
  expect([kept, gallery.drawn, gallery.findings]).toEqual([['gtop/b'], 1, []]);
});

test('what was found of a story is forgotten when it is played once more', async () => {
  const { gallery } = galleryOver(await field(1), false);
  for (const id of ['a', 'b']) gallery.take(`gtop/${id}`, story(id), look, await field(200));
  await gallery.catchUp();
  gallery.forget(story('a'));
  expect(gallery.findings.map(({ name }) => name)).toEqual(['gtop/b']);
});
