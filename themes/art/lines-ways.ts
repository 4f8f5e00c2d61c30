import { n } from '../compiler/drawings/family.ts';
import { inks, node, type Point, thin } from './lines-kit.ts';
import { at, away, disc, path, range, type Stage } from './stage.ts';

/** Gestão e liderança: a mountain by its contour lines, with the way up. */
export const contours = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const waves = range(3).map(() => [random.between(2, 4.9), random.between(0, 6.28)] as const);
  const edge = (r: number, [cx, cy]: Point) => {
    const points = range(36).map((step) => {
      const angle = step * 10;
      const bend = waves.reduce(
        (sum, [count, shift]) => sum + Math.sin(Math.floor(count) * ((angle * Math.PI) / 180) + shift),
        0,
      );
      return away([cx, cy], angle, r * (1 + bend * 0.075));
    });
    return `M${points.map(at).join('L')}z`;
  };
  const rings = range(10).map((ring) => {
    const centre: Point = [x + u * ring * 1.6, y - u * ring * 1.1];
    const fill = ring === 9 ? ink.bright : ring > 5 ? ink.bold : ring > 2 ? ink.shade : 'none';
    return path(
      edge(u * (56 - ring * 5.7), centre),
      `fill="${fill}" stroke="${ink.fine}" stroke-opacity="${ring % 3 === 0 ? '.95' : '.45'}" stroke-width="${n(u * 0.5)}"`,
    );
  });
  const top: Point = [x + u * 14.4, y - u * 10];
  const way: Point[] = [
    [x - u * 50, y + u * 38],
    [x - u * 26, y + u * 26],
    [x - u * 22, y + u * 4],
    [x + u * 2, y + u * 4],
    top,
  ];
  return `${rings.join('')}${path(`M${way.map(at).join('L')}`, thin(u, ink.line, 1, 1.1))}${way
    .slice(1)
    .map((place) => node(place, u, ink))
    .join('')}`;
};

/** Mercado: columns that rise and the line that runs over them. */
export const columns = (stage: Stage) => {
  const { height: h, unit: u, x, random } = stage;
  const ink = inks(stage);
  const [count, step] = [8, u * 13];
  const left = x - (count * step) / 2;
  const base = h * 0.84;
  const chosen = random.pick([4, 5, 6] as const);
  const tops = range(count).map((index) => base - u * (14 + index * 5 + random.between(-6, 12)));
  const bars = tops.map((top, index) => {
    const l = left + index * step;
    const hatch = range(Math.floor((base - top) / (u * 3.4))).map(
      (row) => `M${n(l)} ${n(base - row * u * 3.4)}h${n(step * 0.62)}`,
    );
    return `<rect x="${n(l)}" y="${n(top)}" width="${n(step * 0.62)}" height="${n(base - top)}" fill="${index === chosen ? ink.bold : ink.board}" stroke="${ink.fine}" stroke-width="${n(u * 0.55)}"/>${index % 2 && index !== chosen ? path(hatch.join(''), thin(u, ink.fine, 0.5, 0.4)) : ''}`;
  });
  const points = tops.map(
    (top, index): Point => [left + index * step + step * 0.31, top - u * random.between(7, 12)],
  );
  return `${path(`M0 ${n(base)}H${n(stage.width)}`, thin(u, ink.fine, 0.8))}${bars.join('')}${path(`M${points.map(at).join('L')}`, thin(u, ink.line, 1, 1.1))}${points
    .filter((_, index) => index % 2)
    .map((place) => node(place, u, ink))
    .join('')}`;
};

/** Ferramentas: a board of ways that turn at right angles. */
export const circuit = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const chip = u * 17;
  const ways = range(12).map((index) => {
    const side = index % 4;
    const shift = (Math.floor(index / 4) - 1) * u * 9;
    const reach = u * random.between(16, 34);
    const turn = random.pick([-1, 1] as const) * u * random.pick([7, 12] as const);
    const away = chip + reach;
    const [from, mid, end, last]: Point[] =
      side === 0
        ? [
            [x + chip, y + shift],
            [x + away, y + shift],
            [x + away + Math.abs(turn), y + shift + turn],
            [x + w, y + shift + turn],
          ]
        : side === 1
          ? [
              [x - chip, y + shift],
              [x - away, y + shift],
              [x - away - Math.abs(turn), y + shift + turn],
              [x - w, y + shift + turn],
            ]
          : side === 2
            ? [
                [x + shift, y + chip],
                [x + shift, y + chip + u * 6],
                [x + shift + turn, y + chip + u * 6 + Math.abs(turn)],
                [x + shift + turn, y + h],
              ]
            : [
                [x + shift, y - chip],
                [x + shift, y - chip - u * 6],
                [x + shift + turn, y - chip - u * 6 - Math.abs(turn)],
                [x + shift + turn, y - h],
              ];
    const isBold = index === 4 || index === 9;
    return `${path(`M${[from, mid, end, last].map((p) => at(p ?? [0, 0])).join('L')}`, thin(u, isBold ? ink.line : ink.fine, isBold ? 1 : 0.65, isBold ? 1.1 : 0.55))}${end && index % 3 === 0 ? disc(end, u * 1.7, `fill="${ink.board}" stroke="${ink.fine}" stroke-width="${n(u * 0.55)}"`) : ''}`;
  });
  const square = (r: number, fill: string, stroke: string) =>
    `<rect x="${n(x - r)}" y="${n(y - r)}" width="${n(r * 2)}" height="${n(r * 2)}" fill="${fill}" stroke="${stroke}" stroke-width="${n(u * 0.55)}"/>`;
  return `${ways.join('')}${square(chip, ink.bold, ink.fine)}${square(chip * 0.66, ink.board, ink.fine)}${path(`M${n(x - chip * 0.66)} ${n(y + chip * 0.66)}L${n(x + chip * 0.66)} ${n(y - chip * 0.66)}V${n(y - chip * 0.2)}L${n(x - chip * 0.2)} ${n(y + chip * 0.66)}z`, `fill="${ink.bright}"`)}`;
};
