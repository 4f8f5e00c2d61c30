import { n } from '../compiler/drawings/family.ts';
import { inks, node, type Point, thin } from './lines-kit.ts';
import { at, away, disc, path, range, type Stage } from './stage.ts';

/** Corporativa: circles round one centre, cut by their axes. */
export const circles = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const turn = random.between(0, 90);
  const rings = range(9).map((ring) =>
    disc([x, y], u * (6 + ring * 4.8), thin(u, ink.fine, ring % 2 ? 0.4 : 0.8)),
  );
  const sector = (from: number, to: number, inner: number, outer: number, color: string) =>
    path(
      `M${at(away([x, y], from, u * inner))}L${at(away([x, y], from, u * outer))}A${n(u * outer)} ${n(u * outer)} 0 0 1 ${at(away([x, y], to, u * outer))}L${at(away([x, y], to, u * inner))}A${n(u * inner)} ${n(u * inner)} 0 0 0 ${at(away([x, y], from, u * inner))}z`,
      `fill="${color}"`,
    );
  const nodes = [0, 120, 240].map((angle, index) =>
    away([x, y], turn + angle + 20, u * (20.4 + index * 9.6)),
  );
  return `${sector(turn, turn + 90, 20.4, 44.4, ink.bold)}${sector(turn + 180, turn + 250, 10.8, 30, ink.bright)}${rings.join('')}${path(`M${at(away([x, y], turn, u * 52))}L${at(away([x, y], turn + 180, u * 52))}M${at(away([x, y], turn + 90, u * 52))}L${at(away([x, y], turn + 270, u * 52))}`, thin(u, ink.fine, 0.7))}${path(`M${nodes.map(at).join('L')}z`, thin(u, ink.line, 1, 0.9))}${nodes.map((place) => node(place, u, ink)).join('')}`;
};

/** Operações: a stack seen from its corner. */
export const stack = (stage: Stage) => {
  const { height: h, unit: u, x, random } = stage;
  const ink = inks(stage);
  const side = u * random.between(13, 14.5);
  const [dx, dy] = [side * 0.866, side * 0.5];
  const chosen = random.pick([1, 2, 4, 5] as const);
  let drawn = '';
  for (const row of range(3))
    for (const column of range(3)) {
      const levels =
        1 + ((row * 2 + column + Math.floor(random.next() * 3)) % 3) - (row === 2 && column === 2 ? 1 : 0);
      for (const level of range(Math.max(0, levels))) {
        const cx = x + (column - row) * dx;
        const cy = h * 0.66 + (column + row - 2) * dy - level * side;
        const isFull = row * 3 + column === chosen && level === levels - 1;
        const [top, left, right] = isFull
          ? [ink.bright, ink.bold, ink.shade]
          : [ink.board, ink.board, ink.shade];
        const line = `stroke="${isFull ? ink.line : ink.fine}" stroke-width="${n(u * 0.55)}" stroke-linejoin="round"`;
        drawn += `${path(`M${n(cx)} ${n(cy - side)}l${n(dx)} ${n(dy)}-${n(dx)} ${n(dy)}-${n(dx)}-${n(dy)}z`, `fill="${top}" ${line}`)}${path(`M${n(cx - dx)} ${n(cy - dy)}l${n(dx)} ${n(dy)}v${n(side)}l-${n(dx)}-${n(dy)}z`, `fill="${left}" ${line}`)}${path(`M${n(cx + dx)} ${n(cy - dy)}l-${n(dx)} ${n(dy)}v${n(side)}l${n(dx)}-${n(dy)}z`, `fill="${right}" ${line}`)}`;
      }
    }
  return drawn;
};

/** Administração: sheets that float above each other, ruled. */
export const ledgers = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const [a, b] = [u * 46, u * 25];
  const marked = random.pick([0, 1, 2] as const);
  return range(4)
    .map((index) => {
      const cy = y + u * 26 - index * u * 15;
      const sheet = `M${n(x)} ${n(cy - b)}L${n(x + a)} ${n(cy)}L${n(x)} ${n(cy + b)}L${n(x - a)} ${n(cy)}z`;
      const rules = range(6).map((row) => {
        const t = (row + 1) / 7;
        const from: Point = [x - a + a * t, cy - b * t];
        const to: Point = [x + a * t, cy + b - b * t];
        const end: Point = row % 3 === 2 ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] : to;
        return `M${at(from)}L${at(end)}`;
      });
      const isTop = index === 3;
      const fill = isTop ? ink.shade : index === marked ? ink.bold : ink.board;
      return `${path(sheet, `fill="${fill}" fill-opacity=".94" stroke="${ink.fine}" stroke-width="${n(u * 0.55)}"`)}${isTop ? path(rules.join(''), thin(u, ink.fine, 0.65)) + path(`M${n(x - a * 0.5)} ${n(cy - b * 0.1)}L${n(x - a * 0.1)} ${n(cy + b * 0.16)}L${n(x + a * 0.48)} ${n(cy - b * 0.28)}`, thin(u, ink.line, 1, 1.5)) : ''}`;
    })
    .join('');
};
