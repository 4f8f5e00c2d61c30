import { type Art, cover } from './art.ts';
import { portrait } from './portraits.ts';
import { furtherPictures, productNames } from './product-names.ts';
import { product } from './products.ts';

/** The school that a picture belongs to. */
const around = (id: number, step: number) => 1 + ((id * step) % 6);

/** How many pictures of each kind there are, and how one is drawn by its number. */
const kinds: Readonly<
  Record<string, { from?: number; count: number; draw: (art: Art, id: number, isBanner: boolean) => string }>
> = {
  courses: {
    count: 60,
    draw: (art, id, isBanner) => wide(art, Math.ceil(id / 10), `course ${id}`, isBanner, id),
  },
  events: { count: 12, draw: (art, id, isBanner) => wide(art, around(id, 5), `event ${id}`, isBanner, id) },
  schools: {
    count: 6,
    draw: (art, id) => cover(art, { school: id, name: `school ${id}`, width: 640, height: 480 }),
  },
  tracks: { count: 12, draw: (art, id) => wide(art, Math.ceil(id / 2), `track ${id}`, false, id + 2) },
  pills: {
    count: 20,
    draw: (art, id) =>
      cover(art, { school: around(id, 7), name: `pill ${id}`, width: 360, height: 640, number: id + 3 }),
  },
  banners: {
    count: 4,
    draw: (art, id) =>
      cover(art, { school: around(id, 2), name: `banner ${id}`, width: 1200, height: 600, number: id }),
  },
  people: { count: 109, draw: portrait },
  products: {
    count: productNames.length + furtherPictures.length,
    draw: drawProduct,
  },
};

function drawProduct(art: Art, id: number): string {
  const further = furtherPictures[id - 1 - productNames.length];
  const shape = further?.of ?? productNames[id - 1] ?? 'mug';
  const number = productNames.indexOf(shape) + 1;
  const tone = number * 7 + Math.floor((number - 1) / 10);
  return product(art, shape, further?.view === 'otherColor' ? tone + 1 : tone, further?.view === 'near');
}

const wide = (art: Art, school: number, name: string, isBanner: boolean, number: number) =>
  cover(art, {
    school,
    name,
    number,
    hasWords: isBanner,
    ...(isBanner ? { width: 1680, height: 480 } : { width: 640, height: 360 }),
  });

const hasBanner = (kind: string) => kind === 'courses' || kind === 'events';

/** A picture of the seed's data as a brand draws it, by its address: `courses/12-banner.svg`; `undefined` where there is none. */
export function drawnFile(art: Art, address: string): string | undefined {
  const [, name = '', number, banner] = /^([a-z]+)\/(\d{1,3})(-banner)?\.svg$/.exec(address) ?? [];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const id = Number(number);
  if (!kind || id < 1 || id > kind.count || (banner && !hasBanner(name))) return undefined;
  return kind.draw(art, id, banner !== undefined);
}

/** All addresses that {@link drawnFile} knows. */
export const drawnAddresses: readonly string[] = Object.entries(kinds).flatMap(([name, { count }]) =>
  Array.from({ length: count }, (_, at) => at + 1).flatMap((id) => [
    `${name}/${id}.svg`,
    ...(hasBanner(name) ? [`${name}/${id}-banner.svg`] : []),
  ]),
);
