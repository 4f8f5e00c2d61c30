import { type Family, heroSize, n } from './family.ts';
import type { Random } from './random.ts';

/** What a tile may hold, in a box of 1. */
const shapes = [
  'M0 0A1 1 0 0 1 1 1H0z',
  'M1 0A1 1 0 0 0 0 1H1z',
  'M0 0H1L0 1z',
  'M1 0V1H0z',
  'M0 .5A.5 .5 0 0 1 1 .5V1H0z',
  'M.5 0A.5 .5 0 0 1 .5 1A.5 .5 0 0 1 .5 0z',
  'M0 0H1V1H0z',
] as const;

const tile = (x: number, y: number, side: number, shape: string, ink: string) =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${n(side)})" d="${shape}" fill="${ink}"/>`;

const anyShape = (random: Random) => random.pick(shapes);

/** Tiles of a few shapes on a grid, as in a tiled hall. */
export const tiles: Family = {
  sign: (one, other, random) => {
    const corners = [
      [5, 5],
      [16.5, 5],
      [5, 16.5],
      [16.5, 16.5],
    ] as const;
    const dot = Math.floor(random.next() * 4);
    return corners
      .map(([x, y], at) =>
        tile(
          x,
          y,
          10.5,
          at === dot ? shapes[5] : (shapes[Math.floor(random.next() * 5)] ?? shapes[0]),
          at % 3 === 0 ? one : other,
        ),
      )
      .join('');
  },
  hero: ({ accent, accentDeep, brand, brandDeep, pale, shade }, random) => {
    const side = 120;
    const inks = [accent, brand, brandDeep, pale, accentDeep, brand] as const;
    const drawn: string[] = [];
    for (let row = 0; row < heroSize.height / side; row++) {
      for (let column = 0; column < heroSize.width / side; column++) {
        // Steps that rise to the right; the tiles of the first step are only just seen.
        const depth = column + row - 6 + (random.next() > 0.82 ? -1 : 0);
        if (depth < 0 || column === 0) continue;
        const [x, y] = [column * side, row * side];
        if (depth > 0) drawn.push(tile(x, y, side, shapes[6], random.pick([shade, shade, brandDeep])));
        drawn.push(tile(x, y, side, anyShape(random), depth === 0 ? shade : random.pick(inks)));
      }
    }
    return drawn.join('');
  },
  motif: (random) => {
    const cells = [0, 1, 2, 3].map((at) => {
      const [x, y] = [(at % 2) * 40, Math.floor(at / 2) * 40];
      const shape = shapes[Math.floor(random.next() * 6)] ?? shapes[0];
      return `<path transform="translate(${x} ${y})scale(40)" d="${shape}"${at % 3 === 0 ? '' : ' fill-opacity=".5"'}/>`;
    });
    return { side: 80, body: cells.join('') };
  },
  mask: () =>
    '<path d="M960 0v720H240V480h240V240h240V0z"/><path d="M240 480A240 240 0 0 0 0 720h240z"/><circle cx="600" cy="120" r="120"/>',
  rim: '<path d="M12 3.300l8.700 8.700-8.700 8.700L3.300 12z" fill="none" stroke="currentColor" stroke-width=".9"/>',
};
