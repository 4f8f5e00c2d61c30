import { mix } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import { angular, cutEdge, type Point, papers, piece, round } from './cut-kit.ts';
import { at, away, path, range, type Stage } from './stage.ts';

/** Gestão e liderança: hills, a sun, and a tree that has grown tall. */
export const hills = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, random } = stage;
  const { one, two, three, sun } = papers(stage);
  const hill = (top: number, swing: number, color: string) => {
    const ys = [0, 1, 2, 3, 4].map(
      (step) => h * (top + (step % 2 ? -swing : swing) * random.between(0.5, 1)),
    );
    const points = ys.map((y, step): Point => [(w * step) / 4, y]);
    const d = `M${n(-u * 4)} ${n(h * 1.1)}V${n(points[0]?.[1] ?? h)}${points
      .slice(1)
      .map(([px, py], index) => {
        const [lx, ly] = points[index] ?? [0, 0];
        return `C${n((lx + px) / 2)} ${n(ly)} ${n((lx + px) / 2)} ${n(py)} ${n(px + (index === 3 ? u * 4 : 0))} ${n(py)}`;
      })
      .join('')}V${n(h * 1.1)}z`;
    return piece(stage, d, color);
  };
  const trunk = [x, h * 0.82] as const;
  const leaves = range(7).map((index) => {
    const side = index === 6 ? 0 : index % 2 ? 1 : -1;
    const from: Point = [x, h * 0.8 - u * (16 + Math.floor(index / 2) * 12)];
    const tip = away(from, -90 + side * 58, u * (index === 6 ? 17 : 21 - Math.floor(index / 2) * 3));
    const [a, b] = [away(from, -90 + side * 58 - 34, u * 12), away(from, -90 + side * 58 + 34, u * 12)];
    return piece(
      stage,
      `M${at(from)}Q${at(a)} ${at(tip)}Q${at(b)} ${at(from)}z`,
      index % 3 === 1 ? one : three,
    );
  });
  return `${piece(stage, round(stage, [x + u * random.pick([-34, 32] as const), h * 0.3], u * 13), sun)}${hill(0.66, 0.06, mix(one, '#fff', 0.42))}${path(`M${at(trunk)}L${at([x, h * 0.8 - u * 54])}`, `stroke="${two}" stroke-width="${n(u * 2.4)}" stroke-linecap="round"`)}${leaves.join('')}${hill(0.82, 0.05, two)}${hill(0.95, 0.04, one)}`;
};

/** Mercado: awnings with scallops over two stalls. */
export const stalls = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, random } = stage;
  const { one, two, three, sun, white, ink } = papers(stage);
  const stall = (cx: number, top: number, wide: number, color: string, goods: string) => {
    const count = 5;
    const each = wide / count;
    const left = cx - wide / 2;
    const depth = u * 17;
    const strips = range(count).map((index) => {
      const l = left + index * each;
      const d = `M${n(l + each * 0.12)} ${n(top)}H${n(l + each * 0.88)}L${n(l + each)} ${n(top + depth)}a${n(each / 2)} ${n(each / 2)} 0 0 1 ${n(-each)} 0z`;
      return piece(stage, d, index % 2 ? white : color);
    });
    const wall = angular(stage, [
      [left + each * 0.4, top + depth * 0.6],
      [left + wide - each * 0.4, top + depth * 0.6],
      [left + wide - each * 0.4, h * 0.9],
      [left + each * 0.4, h * 0.9],
    ]);
    const fruit = range(4).map((index) =>
      piece(
        stage,
        round(stage, [left + each * (1 + index), h * 0.9 - u * 16], u * random.between(4, 5.5)),
        [goods, sun, goods, two][index] ?? goods,
      ),
    );
    const desk = angular(stage, [
      [left, h * 0.9 - u * 12],
      [left + wide, h * 0.9 - u * 12],
      [left + wide, h * 0.9],
      [left, h * 0.9],
    ]);
    return `${piece(stage, wall, mix(white, color, 0.2))}${fruit.join('')}${piece(stage, desk, ink)}${strips.join('')}`;
  };
  const near = random.pick([-1, 1] as const);
  return `${stall(x + near * u * 34, h * 0.34, u * 44, three, one)}${stall(x - near * u * 14, h * 0.24, u * 58, one, three)}${piece(stage, `M0 ${n(h * 0.9)}H${n(w)}V${n(h + 9)}H0z`, two)}`;
};

/** Ferramentas: fronds cut in one go, as scissors turn. */
export const fronds = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { one, two, three, sun } = papers(stage);
  const frond = (cx: number, cy: number, long: number, turned: number, color: string) => {
    const fingers = 4;
    const right: Point[] = [];
    const left: Point[] = [];
    for (const finger of range(fingers)) {
      const along = long * (0.5 - finger / fingers);
      const reach = long * (0.34 - finger * 0.045);
      right.push([long * 0.05, along], [reach, along - long * 0.13], [reach * 0.86, along - long * 0.2]);
      left.unshift([-reach * 0.86, along - long * 0.2], [-reach, along - long * 0.13], [-long * 0.05, along]);
    }
    const d = cutEdge([...right, [0, -long * 0.66], ...left, [0, long * 0.6]], long * 0.012, random);
    return `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turned)})">${piece(stage, d, color)}</g>`;
  };
  const colors = random.pick([
    [two, three, one],
    [three, one, two],
    [one, sun, three],
  ] as const);
  return `${frond(x - u * 24, y + u * 6, u * 62, random.between(-32, -18), colors[0])}${frond(x + u * 26, y + u * 2, u * 66, random.between(18, 34), colors[1])}${frond(x, y + u * 8, u * 74, random.between(-8, 8), colors[2])}`;
};
