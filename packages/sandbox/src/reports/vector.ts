import { operandsOf } from './colors.ts';
import { curvesOfArc, type Point } from './vector-arcs.ts';

type Paint = Readonly<Record<string, string>>;

/** Where a drawing goes, in points from the lower left corner; `tint` is a colour for all of it. */
type Place = { x: number; y: number; height: number; tint?: string };

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const sizeOf = (svg: string): { left: number; top: number; width: number; height: number } | undefined => {
  const box = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = box ?? [];
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
};

/** How wide a drawing is at this height; `undefined` where it does not say how large it is or holds what cannot be drawn. */
export const drawnWidth = (svg: string | undefined, height: number): number | undefined => {
  const size =
    svg === undefined || /<(?:text|image|foreignObject|linearGradient|style)\b/.test(svg)
      ? undefined
      : sizeOf(svg);
  return size && (size.width / size.height) * height;
};

/** A flat drawing of an SVG (paths, circles, ellipses, rectangles, groups and what uses them) as the content of a page. */
export const drawingOf = (svg: string, { x, y, height, tint }: Place): string => {
  const size = sizeOf(svg);
  if (!size) return '';
  const scale = height / size.height;
  const matrix = [scale, 0, 0, -scale, x - size.left * scale, y + height + size.top * scale].map(short);
  return `q ${matrix.join(' ')} cm\n${shapesIn(svg, {}, tint, svg)}\nQ`;
};

/** Tiles of a drawing over an area, which it does not leave. */
export const tilesOf = (
  svg: string,
  area: { x: number; y: number; width: number; height: number },
  tile: number,
  tint: string,
): string => {
  const tiles: string[] = [];
  for (let x = area.x; x < area.x + area.width; x += tile)
    for (let y = area.y; y < area.y + area.height; y += tile)
      tiles.push(drawingOf(svg, { x, y, height: tile, tint }));
  return `q ${[area.x, area.y, area.width, area.height].join(' ')} re W n\n${tiles.join('\n')}\nQ`;
};

const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The shapes between the tags of a drawing; groups hand on how they paint. */
const shapesIn = (svg: string, outer: Paint, tint: string | undefined, whole: string): string => {
  const painted: Paint[] = [outer];
  const out: string[] = [];
  for (const [, closing, name, text = '', own] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      if (name === 'g' || name === 'svg') painted.pop();
      continue;
    }
    const paint = { ...painted.at(-1), ...attributesOf(text) };
    if (name === 'g' || name === 'svg') {
      if (!own) painted.push(paint);
      continue;
    }
    const shape = shapes[name ?? '']?.(paint);
    if (shape !== undefined) out.push(paintOf(shape, paint, tint));
    if (name === 'use') out.push(usedBy(paint, whole, tint));
  }
  return out.filter(Boolean).join('\n');
};

const usedBy = (paint: Paint, whole: string, tint: string | undefined): string => {
  const id = paint.href?.slice(1);
  const group = new RegExp(`<g[^>]*id="${id}"[^>]*>[\\s\\S]*?</g>`).exec(whole)?.[0];
  const { href: _, x = '0', y = '0', ...rest } = paint;
  return group ? `q 1 0 0 1 ${x} ${y} cm\n${shapesIn(group, rest, tint, '')}\nQ` : '';
};

const number = (paint: Paint, name: string): number => Number(paint[name] ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  pathOf(`M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`);

const shapes: Readonly<Record<string, (paint: Paint) => string>> = {
  path: ({ d = '' }) => pathOf(d),
  circle: (paint) =>
    ellipse(number(paint, 'cx'), number(paint, 'cy'), number(paint, 'r'), number(paint, 'r')),
  ellipse: (paint) =>
    ellipse(number(paint, 'cx'), number(paint, 'cy'), number(paint, 'rx'), number(paint, 'ry')),
  rect: (paint) =>
    `${[number(paint, 'x'), number(paint, 'y'), number(paint, 'width'), number(paint, 'height')].map(short).join(' ')} re`,
};

const colorOf = (value: string | undefined, usual: string, tint: string | undefined): string | undefined => {
  const named = value ?? usual;
  if (named === 'none') return undefined;
  return tint ?? (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(named) ? named : '#000000');
};

const caps: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2, miter: 0, bevel: 2 };

const paintOf = (shape: string, paint: Paint, tint: string | undefined): string => {
  const fill = colorOf(paint.fill, '#000000', tint);
  const stroke = colorOf(paint.stroke, 'none', tint);
  if (!fill && !stroke) return '';
  const dashes = paint['stroke-dasharray']?.replace(/,/g, ' ');
  return [
    'q',
    ...(fill ? [`${operandsOf(fill)} rg`] : []),
    ...(stroke
      ? [
          `${operandsOf(stroke)} RG ${short(Number(paint['stroke-width'] ?? 1))} w`,
          `${caps[paint['stroke-linecap'] ?? 'butt'] ?? 0} J ${caps[paint['stroke-linejoin'] ?? 'miter'] ?? 0} j`,
          ...(dashes && dashes !== 'none' ? [`[${dashes}] 0 d`] : []),
        ]
      : []),
    shape,
    fill && stroke ? 'B' : fill ? 'f' : 'S',
    'Q',
  ].join(' ');
};

/** How many numbers each command of a path takes. */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** A path in the words of a PDF, which knows lines and cubic curves. */
const pathOf = (d: string): string => {
  const out: string[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  /** The last control point, from which smooth curves go on. */
  let handle: Point | undefined;
  const say = (points: readonly Point[], word: string) =>
    out.push(`${points.flat().map(short).join(' ')} ${word}`);
  const curve = (one: Point, two: Point, to: Point) => {
    say([one, two, to], 'c');
    at = to;
  };
  for (const [, letter = 'M', rest = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const values = numbersOf(rest, command === 'A');
    const count = counts[command] ?? 0;
    for (let first = 0; first === 0 || first < values.length; first += Math.max(1, count)) {
      const given = values.slice(first, first + count);
      if (given.length < count) break;
      const [ox, oy] = isRelative ? at : [0, 0];
      const point = (place: number): Point => [(given[place] ?? 0) + ox, (given[place + 1] ?? 0) + oy];
      const mirrored: Point = handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at;
      const quadratic = (control: Point, to: Point) => {
        const toward = (from: Point): Point => [
          from[0] + (2 / 3) * (control[0] - from[0]),
          from[1] + (2 / 3) * (control[1] - from[1]),
        ];
        curve(toward(at), toward(to), to);
        handle = control;
      };
      const before = handle;
      handle = undefined;
      if (command === 'M' && first === 0) {
        at = point(0);
        start = at;
        say([at], 'm');
      } else if (command === 'M' || command === 'L') {
        at = point(0);
        say([at], 'l');
      } else if (command === 'H') {
        at = [(given[0] ?? 0) + ox, at[1]];
        say([at], 'l');
      } else if (command === 'V') {
        at = [at[0], (given[0] ?? 0) + oy];
        say([at], 'l');
      } else if (command === 'C') {
        const second = point(2);
        curve(point(0), second, point(4));
        handle = second;
      } else if (command === 'S') {
        const second = point(0);
        curve(before ? mirrored : at, second, point(2));
        handle = second;
      } else if (command === 'Q') quadratic(point(0), point(2));
      else if (command === 'T') quadratic(mirrored, point(0));
      else if (command === 'A') {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = given;
        for (const [one, two, to] of curvesOfArc(at, { rx, ry, turn, large, sweep }, point(5)))
          curve(one, two, to);
      } else if (command === 'Z') {
        out.push('h');
        at = start;
      }
    }
  }
  return out.join(' ');
};

/** The numbers after a command; flags of arcs may stand without a space between them. */
const numbersOf = (text: string, isArc: boolean): number[] => {
  const all: number[] = [];
  let left = text;
  while (left) {
    const flag = isArc && (all.length % 7 === 3 || all.length % 7 === 4);
    const found = (flag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(left);
    if (!found) break;
    all.push(Number(found[1]));
    left = left.slice(found[0].length);
  }
  return all;
};
