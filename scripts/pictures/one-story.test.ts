import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { lookAgain } from './one-story.ts';
import type { Look, Story } from './plan.ts';

const story: Story = { id: 'a--b', title: 'A', name: 'B', importPath: 'a.stories.tsx', tags: [] };
const look: Look = {
  brand: 'decola',
  scheme: 'light',
  suffix: '',
  width: 360,
  manner: 'plain',
  isMounted: true,
  hasFlatCovers: false,
};
const field = (grey: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();
const accepted = 100;

/** What becomes of a page that shows these greys one after the other, the last for ever, when looked at again. */
async function watch(first: number, ...later: number[]) {
  const shown = [...later];
  const told = { took: [] as number[], accepted: 0, late: [] as string[], looks: 0 };
  await lookAgain(
    {
      photograph: () => {
        told.looks += 1;
        return field((shown.length > 1 ? shown.shift() : shown[0]) ?? 0);
      },
    },
    story,
    look,
    'decola/a--b',
    await field(first),
    {
      pauses: [1, 1],
      isAccepted: async (_name, _look, picture) =>
        (await compare(await field(accepted), picture)).kind === 'same',
      takeAccepted: () => {
        told.accepted += 1;
      },
      take: async (_name, _story, _look, picture) => {
        const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
        told.took.push(data[0] ?? 0);
      },
      late: told.late,
    },
  );
  await new Promise((done) => setTimeout(done, 20));
  return told;
}

test('a picture that stays other than it was accepted is taken over after all pauses', async () => {
  expect(await watch(50, 50)).toEqual({ took: [50], accepted: 0, late: [], looks: 2 });
});

test('a page that came to rest late is as accepted, and is named', async () => {
  expect(await watch(50, accepted)).toEqual({ took: [], accepted: 1, late: ['decola/a--b'], looks: 1 });
  expect(await watch(50, 50, accepted)).toMatchObject({ accepted: 1, looks: 2 });
});

test('the picture that is taken over is the one that stands, not one on the way', async () => {
  expect(await watch(50, 60, 70)).toEqual({ took: [70], accepted: 0, late: [], looks: 4 });
});

test('a page that never stands still is a failure', async () => {
  await expect(watch(10, 20, 30, 40, 50, 60, 70, 80, 90, 110, 120, 130)).rejects.toThrow(
    'decola/a--b does not stand still',
  );
});
