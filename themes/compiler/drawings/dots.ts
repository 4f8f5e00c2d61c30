import { type Family, heroSize, n } from './family.ts';

/** Dots that grow towards a corner, as in print. */
export const dots: Family = {
  sign: (one, other, random) => {
    const isFalling = random.next() > 0.5;
    const circles = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const step = isFalling ? column + row : 2 - column + row;
        return `<circle cx="${7 + column * 9}" cy="${7 + row * 9}" r="${n(1.4 + step * 0.8)}" fill="${step > 2 ? other : one}"/>`;
      }),
    );
    return circles.join('');
  },
  hero: ({ accent, accentDeep, brand, brandDeep, pale, shade }, random) => {
    const gap = random.pick([60, 66, 72]);
    const [x0, y0] = [random.between(760, 900), random.between(560, 680)];
    const far = 640;
    const drawn: string[] = [];
    for (let row = 0; row * gap * 0.866 < heroSize.height + gap; row++) {
      for (let column = 0; column * gap < heroSize.width + gap; column++) {
        const [x, y] = [column * gap + (row % 2 ? gap / 2 : 0), row * gap * 0.866];
        const near = 1 - Math.hypot(x - x0, y - y0) / far;
        const radius = gap * 0.52 * near;
        if (radius < 2.5 || x - radius < 2 || y - radius < 2) continue;
        const chance = random.next();
        const ink =
          near < 0.3
            ? shade
            : near < 0.52
              ? brandDeep
              : chance > 0.86
                ? pale
                : chance > 0.62
                  ? accent
                  : chance > 0.54
                    ? accentDeep
                    : brand;
        drawn.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${ink}"/>`);
      }
    }
    return drawn.join('');
  },
  motif: (random) => {
    const big = n(random.between(6, 9));
    return {
      side: 48,
      body: `<circle cx="12" cy="12" r="${big}"/><circle cx="36" cy="36" r="${big}"/><circle cx="36" cy="12" r="3"/><circle cx="12" cy="36" r="3"/>`,
    };
  },
  mask: () =>
    '<circle cx="640" cy="420" r="340"/><circle cx="236" cy="560" r="96"/><circle cx="300" cy="180" r="52"/><circle cx="900" cy="110" r="60"/><path d="M640 420h320v300H640z"/>',
  rim: '<circle cx="12" cy="12" r="8.700" fill="none" stroke="currentColor" stroke-width="1.200" stroke-dasharray="0 2.280" stroke-linecap="round"/>',
};
