import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import type { Gallery } from './gallery.ts';
import type { Played } from './in-page.ts';
import { goThrough, lookAgain } from './one-story.ts';
import type { Dress, Look, Story } from './plan.ts';
import type { StagePage } from './stage.ts';

const story: Story = { id: 'a--b', title: 'A', name: 'B', importPath: 'a.stories.tsx', tags: [] };
const look: Look = {
  brand: 'decola',
  scheme: 'light',
  suffix: '',
  width: 360,
  manner: 'plain',
  flat: 'nothing',
};
const field = (grey: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();
const accepted = 100;

/** What becomes of a page that shows these greys one after the other, the last for ever, when looked at again. */
async function watch(first: number, ...later: number[]) {
  const shown = [...later];
  const told = { took: [] as number[], late: [] as string[], looks: 0 };
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
  expect(await watch(50, 50)).toEqual({ took: [50], late: [], looks: 2 });
});

test('a page that came to rest late is as accepted, and is named', async () => {
  expect(await watch(50, accepted)).toEqual({ took: [], late: ['decola/a--b'], looks: 1 });
  expect(await watch(50, 50, accepted)).toMatchObject({ took: [], looks: 2 });
});

test('the picture that is taken over is the one that stands, not one on the way', async () => {
  expect(await watch(50, 60, 70)).toEqual({ took: [70], late: [], looks: 4 });
});

test('a page that never stands still is a failure', async () => {
  await expect(watch(10, 20, 30, 40, 50, 60, 70, 80, 90, 110, 120, 130)).rejects.toThrow(
    'decola/a--b does not stand still',
  );
});

const brands = ['circulo', 'decola', 'gtop'];

type Page = {
  played?: Partial<Played>;
  contrast?: string[];
  noises?: string[];
  photograph?: () => Promise<Buffer>;
  fixed?: () => Promise<never>;
};

/** What going through a story finds on a page that behaves like this, and what the page was asked to do. */
async function through(
  page: Page,
  { title = 'Components/B', id = 'a--states', tags = [] as string[], photographs = true } = {},
) {
  const told = { judged: [] as string[], plays: [] as string[], photos: 0, dresses: [] as string[] };
  const fake: Partial<Record<keyof StagePage, unknown>> = {
    fixed: page.fixed ?? (async () => ({})),
    play: async (_story: Story, brand: string, _width: number, isJudged: boolean): Promise<Played> => {
      told.plays.push(brand);
      if (isJudged) told.judged.push(brand);
      return { errors: [], violations: [], ...page.played };
    },
    photograph: async () => {
      told.photos += 1;
      return page.photograph ? page.photograph() : field(accepted);
    },
    contrast: async (dresses: readonly Dress[]) => {
      told.dresses = dresses.map(({ brand, scheme }) => `${brand} ${scheme}`).toSorted();
      return page.contrast ?? [];
    },
    controls: async () => 0,
    drainNoises: () => page.noises ?? [],
  };
  const outcome = await goThrough(
    fake as unknown as StagePage,
    { ...story, id, title, tags },
    {
      brands,
      photographs,
      gallery: { isAccepted: async () => true } as unknown as Gallery,
    },
  );
  return { ...outcome, ...told };
}

test('a story that holds has no failure; it is judged by axe once and photographed in every dress', async () => {
  const { failures, judged, plays, photos, looks, changed } = await through({});
  expect([failures, changed]).toEqual([[], []]);
  expect([judged.length, plays.length]).toEqual([1, 1]);
  expect([photos, looks.length]).toEqual([6, 6]);
});

test.each<[string, Page, string[]]>([
  ['an error of its play', { played: { errors: ['no button'] } }, ['no button']],
  ['a violation that axe finds', { played: { violations: ['label'] } }, ['label']],
  ['contrast in another dress', { contrast: ['gtop dark: 3.9'] }, ['gtop dark: 3.9']],
  ['a noise of the page', { noises: ['console error: x'] }, ['console error: x']],
  ['a page that is lost', { fixed: () => Promise.reject(new Error('lost')) }, ['lost']],
  ['a photo that is not taken', { photograph: () => Promise.reject(new Error('no frame')) }, ['no frame']],
  [
    'each of several',
    { played: { errors: ['one'], violations: ['two'] }, noises: ['three'] },
    ['one', 'two', 'three'],
  ],
  [
    'a noise beside a page that is lost',
    { fixed: () => Promise.reject(new Error('lost')), noises: ['why'] },
    ['lost', 'why'],
  ],
])('%s fails the story', async (_, page, failures) => {
  expect((await through(page)).failures).toEqual(failures);
});

test('a story that did not play is not photographed', async () => {
  expect(await through({ played: { errors: ['no button'] } })).toMatchObject({ photos: 0, looks: [] });
});

test('without pictures a story is judged all the same, in every other dress of every brand', async () => {
  const { photos, judged, dresses, plays } = await through({}, { photographs: false });
  expect([photos, judged.length]).toEqual([0, 1]);
  const all = brands.flatMap((brand) => [`${brand} dark`, `${brand} light`]);
  expect(dresses).toEqual(all.filter((dress) => dress !== `${plays[0]} light`));
});

test('a screen is played and judged in its own brand, light and dark', async () => {
  const { plays, dresses } = await through({}, { title: 'Screens/Landing', id: 'screens-landing--default' });
  expect(dresses).toEqual([`${plays[0]} dark`]);
});

test('what is not as it was accepted is looked at again once all looks were taken', async () => {
  const steps: string[] = [];
  const page: Partial<Record<keyof StagePage, unknown>> = {
    fixed: async () => ({}),
    play: async (): Promise<Played> => ({ errors: [], violations: [] }),
    photograph: async (_story: Story, { suffix }: Look) => {
      steps.push(`photo${suffix}`);
      return field(accepted);
    },
    contrast: async () => [],
    drainNoises: () => [],
  };
  const gallery = {
    pauses: [1],
    late: [],
    isAccepted: async () => false,
    take: (name: string) => void steps.push(`take ${name.split('--').slice(2).join()}`),
  };
  const { changed, looks } = await goThrough(
    page as unknown as StagePage,
    { ...story, id: 'screens-landing--default', title: 'Screens/Landing', tags: ['pictured'] },
    { brands, photographs: true, gallery: gallery as unknown as Gallery },
  );
  expect(changed).toEqual(looks);
  const both = ['photo', 'photo--360-dark'];
  expect(steps).toEqual([...both, 'photo', 'take ', 'photo--360-dark', 'take 360-dark']);
});
