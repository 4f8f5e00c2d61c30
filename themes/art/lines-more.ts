import { n } from '../compiler/drawings/family.ts';
import { inks, node, type Point, thin } from './lines-kit.ts';
import { at, away, disc, path, polygon, range, type Stage } from './stage.ts';

/** Waves of one measure, a step apart, with the one that is read. */
export const waves = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const long = u * random.between(62, 86);
  const wave = (shift: number, high: number) =>
    `M${range(65)
      .map((step): Point => {
        const px = (w * step) / 64;
        const near = Math.exp(-(((px - x) / (u * 62)) ** 2));
        return [px, y + Math.sin(((px - x) / long) * 6.283 + shift) * high * near];
      })
      .map(at)
      .join('L')}`;
  const lines = range(9).map((index) =>
    path(
      wave(index * 0.34, u * (40 - index * 2.6)),
      thin(u, index === 4 ? ink.bright : ink.fine, index === 4 ? 1 : 0.5, index === 4 ? 1.4 : 0.5),
    ),
  );
  const read = range(3).map((step): Point => {
    const px = x + (step - 1) * u * 26;
    const near = Math.exp(-(((px - x) / (u * 62)) ** 2));
    return [px, y + Math.sin(((px - x) / long) * 6.283) * u * 40 * near];
  });
  return `${path(`M0 ${n(y)}H${n(w)}M${n(x)} 0V${n(h)}`, thin(u, ink.fine, 0.8))}${lines.join('')}${path(wave(0, u * 40), thin(u, ink.line, 1, 1.2))}${read.map((place) => node(place, u, ink)).join('')}`;
};

/** A bridge on its cables. */
export const bridge = (stage: Stage) => {
  const { width: w, unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const deck = y + u * 24;
  const mast = (cx: number, high: number, reach: number, color: string) => {
    const top = deck - u * high;
    const cables = [-1, 1].flatMap((side) =>
      range(8).map(
        (cable) =>
          `M${n(cx)} ${n(top + cable * u * 2.6)}L${n(cx + side * u * (reach - cable * (reach / 9)))} ${n(deck)}`,
      ),
    );
    return `${path(cables.join(''), thin(u, ink.fine, 0.75))}<rect x="${n(cx - u * 2.6)}" y="${n(top - u * 5)}" width="${n(u * 5.2)}" height="${n(u * (high + 28))}" fill="${color}" stroke="${ink.fine}" stroke-width="${n(u * 0.55)}"/>`;
  };
  const high = random.between(50, 58);
  const piers = range(Math.ceil(w / (u * 13)) + 1).map(
    (pier) => `M${n(pier * u * 13)} ${n(deck + u * 5)}v${n(u * 4)}`,
  );
  const top: Point = [x - u * 16, deck - u * (high + 5)];
  return `${mast(x + u * 44, high * 0.6, 34, ink.shade)}${mast(x - u * 16, high, 52, ink.bright)}<rect x="0" y="${n(deck)}" width="${n(w)}" height="${n(u * 5)}" fill="${ink.bold}" stroke="${ink.fine}" stroke-width="${n(u * 0.55)}"/>${path(piers.join(''), thin(u, ink.fine, 0.8))}${path(`M0 ${n(deck + u * 13)}H${n(w)}`, thin(u, ink.line, 1, 0.9))}${node(top, u, ink)}`;
};

/** Cells of one comb, some of them filled. */
export const cells = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const r = u * 13.5;
  const turned = random.pick([0, 1, 2] as const);
  const places = range(19).map((index): readonly [number, number] => {
    if (index === 0) return [0, 0];
    const ring = index < 7 ? 1 : 2;
    const along = (index - (ring === 1 ? 1 : 7)) / (6 * ring);
    const corner = Math.floor(along * 6);
    const [from, to] = [
      away([0, 0], corner * 60, ring * r * 1.732),
      away([0, 0], (corner + 1) * 60, ring * r * 1.732),
    ];
    const part = along * 6 - corner;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
  const filled = new Map([
    [turned, ink.bright],
    [turned + 2, ink.bold],
    [turned + 7, ink.bold],
    [turned + 9, ink.shade],
    [turned + 13, ink.shade],
    [turned + 15, ink.bright],
  ]);
  const cell = ([cx, cy]: Point, index: number) => {
    const corners = (k: number) => range(6).map((corner) => away([x + cx, y + cy], 30 + corner * 60, r * k));
    const fill = filled.get(index);
    return `${polygon(corners(0.94), `fill="${fill ?? ink.board}" stroke="${ink.fine}" stroke-opacity="${fill ? 1 : 0.6}" stroke-width="${n(u * 0.55)}"`)}${index % 4 === 1 ? polygon(corners(0.5), thin(u, ink.fine, 0.6, 0.45)) : ''}`;
  };
  const way = [turned + 9, turned + 2, turned, turned + 5].map((index): Point => {
    const [cx, cy] = places[index] ?? [0, 0];
    return [x + cx, y + cy];
  });
  return `${places.map(cell).join('')}${path(`M${way.map(at).join('L')}`, thin(u, ink.line, 1, 1.1))}${way.map((place) => node(place, u, ink)).join('')}`;
};

/** Wheels that turn each other. */
export const wheels = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const side = random.pick([-1, 1] as const);
  const wheel = (centre: Point, r: number, teeth: number, fill: string, spokes: number) => {
    const turned = random.between(0, 20);
    const step = 360 / teeth;
    const edge = range(teeth).flatMap((tooth) => [
      away(centre, turned + tooth * step, r),
      away(centre, turned + (tooth + 0.12) * step, r + u * 4.6),
      away(centre, turned + (tooth + 0.42) * step, r + u * 4.6),
      away(centre, turned + (tooth + 0.54) * step, r),
    ]);
    const arms = range(spokes).map(
      (spoke) =>
        `M${at(away(centre, turned + (spoke * 360) / spokes, r * 0.24))}L${at(away(centre, turned + (spoke * 360) / spokes, r * 0.74))}`,
    );
    return `${polygon(edge, `fill="${fill}" stroke="${ink.fine}" stroke-width="${n(u * 0.55)}" stroke-linejoin="round"`)}${disc(centre, r * 0.74, `fill="${ink.board}" stroke="${ink.fine}" stroke-width="${n(u * 0.55)}"`)}${path(arms.join(''), thin(u, ink.fine, 0.7))}${disc(centre, r * 0.24, `fill="${fill}" stroke="${ink.line}" stroke-width="${n(u * 0.9)}"`)}`;
  };
  const big: Point = [x - side * u * 14, y + u * 4];
  return `${wheel(away(big, side > 0 ? -28 : 208, u * 54), u * 18, 12, ink.bright, 4)}${wheel(away(big, side > 0 ? 62 : 118, u * 46), u * 11, 8, ink.shade, 3)}${wheel(big, u * 30, 20, ink.bold, 6)}`;
};

/** Squares within squares, each turned a little further. */
export const turns = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const ink = inks(stage);
  const [start, step] = [random.between(0, 90), random.pick([-9, 9] as const)];
  const square = (index: number) =>
    range(4).map((corner) => away([x, y], start + index * step + corner * 90, u * 60 * 0.87 ** index));
  const drawn = range(12).map((index) => {
    const fill =
      index === 11 ? ink.bright : index === 4 || index === 8 ? ink.bold : index === 6 ? ink.shade : ink.board;
    return polygon(
      square(index),
      `fill="${fill}" stroke="${ink.fine}" stroke-opacity="${index % 2 ? 0.6 : 1}" stroke-width="${n(u * 0.55)}"`,
    );
  });
  const way = range(12).map((index): Point => square(index)[index % 2 ? 1 : 0] ?? [x, y]);
  const spiral = range(12).map((index): Point => square(index)[0] ?? [x, y]);
  return `${drawn.join('')}${path(`M${spiral.map(at).join('L')}`, thin(u, ink.line, 1, 1.1))}${[way[0], spiral[6], spiral[11]].map((place) => (place ? node(place, u, ink) : '')).join('')}`;
};
