import { type Family, heroSize, n } from './family.ts';
import type { Random } from './random.ts';

const { width, height } = heroSize;

/** A part of a ring round the lower right corner; angles from the left edge (0) to the upper one (90). */
function sweep(radius: number, from: number, to: number): string {
  const at = (angle: number) => {
    const turned = (angle * Math.PI) / 180;
    return `${n(width - radius * Math.cos(turned))} ${n(height - radius * Math.sin(turned))}`;
  };
  return `M${at(from)}A${n(radius)} ${n(radius)} 0 0 1 ${at(to)}`;
}

const turn = (random: Random) => random.pick([0, 90, 180, 270]);

/** Rings that rise from a corner, as sound or a growing tree has them. */
export const arcs: Family = {
  sign: (one, other, random) =>
    `<g transform="rotate(${turn(random)} 16 16)" fill="none"><path d="M5 27A22 22 0 0 1 27 5" stroke="${one}" stroke-width="5.500"/><path d="M14.500 27A12.500 12.500 0 0 1 27 14.500" stroke="${other}" stroke-width="5"/><circle cx="25" cy="25" r="3.500" fill="${one}"/></g>`,
  hero: ({ accent, accentDeep, brand, brandDeep, pale, shade }, random) => {
    const order = random.pick([
      [shade, brand, accent, brandDeep, pale, accent],
      [shade, accent, brandDeep, brand, accentDeep, pale],
      [shade, brandDeep, brand, pale, accent, brandDeep],
    ]);
    let radius = 650;
    const rings = order.map((ink, at) => {
      const thick = random.between(44, 88) * (at === 0 ? 0.6 : 1);
      const middle = radius - thick / 2;
      radius -= thick + random.between(12, 26);
      const [from, to] = at % 2 === 0 ? [0, random.between(64, 90)] : [random.between(6, 30), 90];
      return `<path d="${sweep(middle, from, to)}" stroke="${ink}" stroke-width="${n(thick)}"${random.next() > 0.5 ? ' stroke-linecap="round"' : ''}/>`;
    });
    const core = Math.max(60, radius);
    const dots = [12, 30, 52, 74].map((angle, at) => {
      const away = ((angle + random.between(-5, 5)) * Math.PI) / 180;
      const far = 690 - at * 6;
      return `<circle cx="${n(width - far * Math.cos(away))}" cy="${n(height - far * Math.sin(away))}" r="${n(random.between(5, 14))}" fill="${random.pick([accent, pale, brand])}"/>`;
    });
    return `<g fill="none">${rings.join('')}</g><circle cx="${width}" cy="${height}" r="${n(core)}" fill="${accent}"/>${dots.join('')}`;
  },
  motif: (random) => {
    const thick = n(random.between(4, 9));
    const quarter = [56, 38, 20]
      .map((radius) => `M0 ${radius}A${radius} ${radius} 0 0 0 ${radius} 0`)
      .join('');
    return {
      side: 120,
      body: `<g fill="none" stroke="#000" stroke-width="${thick}"><path id="a" d="${quarter}"/><use href="#a" transform="rotate(90 60 60)"/><use href="#a" transform="rotate(180 60 60)"/><use href="#a" transform="rotate(270 60 60)"/></g>`,
    };
  },
  mask: () =>
    `<path d="M${width} ${height}H330A630 630 0 0 1 ${width} 90z"/><path d="${sweep(668, 4, 76)}" fill="none" stroke="#000" stroke-width="18" stroke-linecap="round"/>`,
  rim: '<path d="M12 3.500a8.500 8.500 0 0 1 8.500 8.500M12 20.500A8.500 8.500 0 0 1 3.500 12" fill="none" stroke="currentColor"/>',
};
