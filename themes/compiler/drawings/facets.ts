import { type Family, heroSize, n } from './family.ts';

const { width, height } = heroSize;
type Point = readonly [x: number, y: number];

const triangle = (points: readonly Point[], ink: string) =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z" fill="${ink}"/>`;

/** Cut stone, or mountains: triangles that take the light on one side. */
export const facets: Family = {
  sign: (one, other, random) => {
    const lean = n(random.between(11, 21));
    return `<path d="M${lean} 4L4 27h${n(Number(lean) - 4)}z" fill="${one}"/><path d="M${lean} 4L28 27H${lean}z" fill="${other}"/>`;
  },
  hero: ({ accent, accentDeep, brand, brandDeep, pale, shade }, random) => {
    const peak = (
      x: number,
      y: number,
      left: number,
      right: number,
      lit: string,
      dark: string,
      snow?: string,
    ) => {
      const foot = x + random.between(-40, 60);
      const ridge: Point = [x + random.between(-24, 24), y + (height - y) * 0.45];
      const sides = [
        triangle([[x, y], [left, height], [foot, height], ridge], lit),
        triangle([[x, y], ridge, [foot, height], [right, height]], dark),
      ];
      if (snow === undefined) return sides.join('');
      const down = 0.24;
      const along = (to: number) => x + (to - x) * down;
      const low = y + (height - y) * down;
      return `${sides.join('')}${triangle(
        [
          [x, y],
          [along(left), low],
          [x - 18, low - 22],
          [x + 8, low + 10],
          [x + 34, low - 18],
          [along(right), low],
        ],
        snow,
      )}`;
    };
    const tall = random.between(600, 720);
    return [
      `<circle cx="${n(random.between(330, 430))}" cy="${n(random.between(170, 230))}" r="${n(random.between(54, 78))}" fill="${accent}"/>`,
      peak(random.between(380, 440), 380, 90, 760, shade, shade),
      peak(tall, random.between(110, 160), 250, width + 120, brand, brandDeep, pale),
      peak(
        random.between(840, 900),
        random.between(330, 380),
        560,
        width + 300,
        accentDeep,
        brandDeep,
        accent,
      ),
      peak(random.between(470, 540), random.between(500, 540), 230, 800, accent, accentDeep),
    ].join('');
  },
  motif: (random) => {
    const lean = Math.round(random.between(20, 60));
    return {
      side: 80,
      body: `<path d="M0 0H80L${lean} 40z"/><path d="M0 40L${lean} 40L0 80z" fill-opacity=".35"/><path d="M80 40L${lean} 40L80 80z" fill-opacity=".6"/>`,
    };
  },
  mask: () => '<path d="M960 720H110L470 260l96 112L760 40l200 250z"/>',
  rim: '<path d="M12 2.800l8 4.600v9.200l-8 4.600-8-4.600V7.400z" fill="none" stroke="currentColor" stroke-width=".9"/>',
};
