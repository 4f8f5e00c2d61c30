import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** The stage of a motif. `unit` is a hundredth of the shorter side. */
export type Stage = { width: number; height: number; unit: number; random: Random; palette: Palette };

/** Shortest text of a coordinate. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}/>`;

const tonesOf = ({ light, base, pale, deep }: Palette) => [light, base, pale, deep] as const;

/** Corporativa: rings that meet. */
const rings = ({ width, height, unit, random, palette }: Stage): string => {
  const tones = tonesOf(palette);
  const count = random.whole(3, 5);
  const centre = { x: width * random.between(0.52, 0.66), y: height * random.between(0.48, 0.56) };
  const turn = random.between(0, Math.PI);
  const reach = unit * random.between(17, 23);
  const size = unit * random.between(20, 26);
  const around = Array.from({ length: count }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / count;
    return {
      x: centre.x + Math.cos(angle) * reach,
      y: centre.y + Math.sin(angle) * reach,
      tone: tones[at % 3] ?? palette.light,
    };
  });
  const filled = around.map(({ x, y, tone }) => disc(x, y, size, tone, 0.5)).join('');
  const lines = around
    .map(
      ({ x, y }) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="none" stroke="${palette.pale}" stroke-width="${n(unit * 0.9)}" opacity=".8"/>`,
    )
    .join('');
  const far = disc(
    width * random.between(0.08, 0.2),
    height * random.between(0.75, 0.95),
    unit * 34,
    palette.base,
    0.3,
  );
  return far + filled + lines + disc(centre.x, centre.y, unit * 5.5, palette.accent);
};

/** Operações: boxes seen from the corner. */
const boxes = ({ width, height, unit, random, palette }: Stage): string => {
  const side = unit * random.between(13, 17);
  const [dx, dy] = [side * 0.866, side * 0.5];
  const box = (x: number, y: number, [top, left, right]: readonly [string, string, string]) =>
    `<path d="M${n(x)} ${n(y - side)}l${n(dx)} ${n(dy)}-${n(dx)} ${n(dy)}-${n(dx)}-${n(dy)}z" fill="${top}"/>` +
    `<path d="M${n(x - dx)} ${n(y - dy)}l${n(dx)} ${n(dy)}v${n(side)}l-${n(dx)}-${n(dy)}z" fill="${left}"/>` +
    `<path d="M${n(x + dx)} ${n(y - dy)}l-${n(dx)} ${n(dy)}v${n(side)}l${n(dx)}-${n(dy)}z" fill="${right}"/>`;
  const plain = [palette.light, palette.deep, palette.base] as const;
  const bright = [palette.pale, palette.base, palette.light] as const;
  const special = [palette.accent, palette.deep, palette.base] as const;
  const origin = { x: width * random.between(0.5, 0.62), y: height * 0.74 };
  const heights = Array.from({ length: 9 }, () => random.whole(0, 3));
  const chosen = random.pick([1, 3, 4, 5, 7] as const);
  let drawn = '';
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const index = row * 3 + column;
      const levels = Math.max(heights[index] ?? 1, index === chosen ? 1 : 0);
      for (let level = 0; level < levels; level++) {
        const x = origin.x + (column - row) * dx;
        const y = origin.y + (column + row - 2) * dy - level * side;
        const isTop = level === levels - 1;
        drawn += box(x, y, index === chosen && isTop ? special : (index + level) % 3 === 0 ? bright : plain);
      }
    }
  const floor = `<path d="M${n(origin.x)} ${n(origin.y - dy * 4 + dy)}l${n(dx * 4)} ${n(dy * 4)}-${n(dx * 4)} ${n(dy * 4)}-${n(dx * 4)}-${n(dy * 4)}z" fill="${palette.deep}" opacity=".35"/>`;
  return floor + drawn;
};

/** Administração: sheets on a desk. */
const sheets = ({ width, height, unit, random, palette }: Stage): string => {
  const fills = [palette.base, palette.light, palette.pale] as const;
  const [w, h] = [unit * 44, unit * 56];
  const tilt = random.between(-14, 4);
  const step = random.between(9, 13);
  const sheet = (at: number) => {
    const x = width * 0.46 + at * unit * random.between(9, 12);
    const y = height * 0.2 + at * unit * 3;
    const lines = Array.from({ length: 5 }, (_, line) => {
      const length = w * (line === 0 ? 0.42 : random.between(0.5, 0.76));
      return `<rect x="${n(x + w * 0.12)}" y="${n(y + h * (0.16 + line * 0.13))}" width="${n(length)}" height="${n(unit * (line === 0 ? 3.4 : 1.8))}" rx="${n(unit)}" fill="${line === 0 ? palette.accent : palette.deep}" opacity="${line === 0 ? 1 : 0.35}"/>`;
    });
    const isTop = at === 2;
    return `<g transform="rotate(${n(tilt + at * step)} ${n(x + w / 2)} ${n(y + h)})"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(unit * 3)}" fill="${fills[at] ?? palette.pale}"/>${isTop ? lines.join('') : ''}</g>`;
  };
  const seal = disc(
    width * random.between(0.2, 0.3),
    height * random.between(0.62, 0.78),
    unit * 13,
    palette.light,
    0.45,
  );
  const ring = `<circle cx="${n(width * 0.24)}" cy="${n(height * 0.36)}" r="${n(unit * 22)}" fill="none" stroke="${palette.light}" stroke-width="${n(unit * 1.2)}" stroke-dasharray="${n(unit * 1.2)} ${n(unit * 4)}" stroke-linecap="round" opacity=".7"/>`;
  return ring + seal + sheet(0) + sheet(1) + sheet(2);
};

/** Gestão e liderança: peaks, a sun and the way up. */
const peaks = ({ width, height, unit, random, palette }: Stage): string => {
  const sun = { x: width * random.between(0.5, 0.78), y: height * random.between(0.28, 0.4) };
  const range = (base: number, fill: string, opacity: number, count: number) => {
    let path = `M0 ${n(height)}V${n(height * base)}`;
    for (let at = 0; at < count; at++) {
      const from = (width * at) / count;
      const wide = width / count;
      const top = height * (base - random.between(0.16, 0.36));
      path += `L${n(from + wide * random.between(0.35, 0.6))} ${n(top)}L${n(from + wide)} ${n(height * (base + random.between(-0.06, 0.05)))}`;
    }
    return `<path d="${path}L${n(width)} ${n(height)}z" fill="${fill}" opacity="${opacity}"/>`;
  };
  const way = `<path d="M${n(width * 0.12)} ${n(height * 1.02)}C${n(width * 0.3)} ${n(height * 0.78)} ${n(width * 0.44)} ${n(height * 0.96)} ${n(width * 0.56)} ${n(height * 0.76)}S${n(sun.x)} ${n(height * 0.7)} ${n(sun.x)} ${n(sun.y + unit * 17)}" fill="none" stroke="${palette.pale}" stroke-width="${n(unit * 1.4)}" stroke-dasharray="0 ${n(unit * 4)}" stroke-linecap="round"/>`;
  return (
    disc(sun.x, sun.y, unit * 24, palette.light, 0.25) +
    disc(sun.x, sun.y, unit * 12, palette.accent) +
    range(0.66, palette.light, 0.55, 3) +
    range(0.8, palette.base, 0.9, 4) +
    range(0.97, palette.deep, 1, 3) +
    way
  );
};

/** Mercado: arches that grow, like a market hall. */
const arches = ({ width, height, unit, random, palette }: Stage): string => {
  const fills = [palette.light, palette.base, palette.pale] as const;
  const count = random.whole(4, 5);
  const wide = unit * random.between(20, 24);
  const left = width * 0.5 - (count * wide) / 2 + unit * random.between(0, 16);
  const rises = random.chance(0.75);
  const chosen = random.whole(1, count - 1);
  const arch = (at: number) => {
    const share = rises ? at / (count - 1) : 1 - at / (count - 1);
    const top = height * (0.72 - share * random.between(0.36, 0.44));
    const x = left + at * wide;
    const r = wide / 2;
    const fill = fills[at % 3] ?? palette.light;
    const inner = r * 0.52;
    return (
      `<path d="M${n(x)} ${n(height)}V${n(top + r)}a${n(r)} ${n(r)} 0 0 1 ${n(wide)} 0V${n(height)}z" fill="${fill}"/>` +
      `<path d="M${n(x + r - inner)} ${n(height)}V${n(top + r * 1.1)}a${n(inner)} ${n(inner)} 0 0 1 ${n(inner * 2)} 0V${n(height)}z" fill="${palette.deep}" opacity=".5"/>` +
      (at === chosen ? disc(x + r, top - unit * 7, unit * 5.5, palette.accent) : '')
    );
  };
  const halo = disc(left + wide * chosen, height * 0.62, unit * 52, palette.base, 0.35);
  return halo + Array.from({ length: count }, (_, at) => arch(at)).join('');
};

/** Ferramentas: tiles of quarter circles. */
const tiles = ({ width, height, random, palette }: Stage): string => {
  const side = height / 3;
  const columns = Math.ceil(width / side);
  const first = Math.max(0, Math.floor(columns * random.between(0.25, 0.4)));
  const fills = [palette.light, palette.base, palette.pale, palette.deep] as const;
  const corners = [
    [0, 0, 1, 0, 0, 1],
    [1, 0, 1, 1, 0, 0],
    [1, 1, 0, 1, 1, 0],
    [0, 1, 0, 0, 1, 1],
  ] as const;
  let drawn = '';
  for (let row = 0; row < 3; row++)
    for (let column = first; column < columns; column++) {
      if (random.chance(0.16)) continue;
      const [x, y] = [column * side, row * side];
      const [cx, cy, ax, ay, bx, by] = corners[random.whole(0, 3)] ?? corners[0];
      const kind = random.whole(0, 5);
      const fill = random.pick(fills);
      if (kind === 0) drawn += disc(x + side / 2, y + side / 2, side * 0.34, fill, 0.9);
      else
        drawn += `<path d="M${n(x + cx * side)} ${n(y + cy * side)}L${n(x + ax * side)} ${n(y + ay * side)}A${n(side)} ${n(side)} 0 0 ${(ax - cx) * (by - cy) - (ay - cy) * (bx - cx) > 0 ? 1 : 0} ${n(x + bx * side)} ${n(y + by * side)}z" fill="${fill}" opacity="${kind === 1 ? 0.55 : 0.9}"/>`;
    }
  const at = {
    x: (first + random.whole(0, Math.max(0, columns - first - 2)) + 0.5) * side,
    y: (random.whole(0, 2) + 0.5) * side,
  };
  return drawn + disc(at.x, at.y, side * 0.2, palette.accent);
};

/** One motif for each school, in the order of the schools. */
export const motifs = [rings, boxes, sheets, peaks, arches, tiles] as const;
