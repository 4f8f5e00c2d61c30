import { n } from '../compiler/drawings/family.ts';
import { angular, type Point, papers, piece, round } from './cut-kit.ts';
import { at, away, disc, path, range, type Stage } from './stage.ts';

/** Corporativa: rings that hold each other. */
export const rings = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { one, two, three, sun } = papers(stage);
  const turn = random.between(0, 360);
  const [r, wide] = [u * random.between(19, 22), u * random.between(7, 9)];
  const colors = random.pick([
    [two, three, sun],
    [one, two, three],
    [three, sun, two],
  ] as const);
  const centres = range(3).map((index) => away([x, y], turn + index * 120, u * 15.5));
  const shadow = `transform="translate(${n(u * 0.9)} ${n(u * 1.5)})" stroke="#3a1a08" stroke-opacity=".16"`;
  const ring = (c: Point, color: string) =>
    `<g fill="none" stroke-width="${n(wide)}">${disc(c, r, shadow)}${disc(c, r, `stroke="${color}"`)}</g>`;
  // Of the two places where a pair crosses, the later ring is on top in one; in the outer one the earlier is drawn once more.
  const over = [
    [0, 1],
    [1, 2],
    [0, 2],
  ].map(([lower = 0, upper = 1]) => {
    const [a, b]: Point[] = [centres[lower] ?? [x, y], centres[upper] ?? [x, y]];
    if (!a || !b) return '';
    const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
    const rise = Math.sqrt(r * r - half * half);
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const outward = Math.atan2(middle[1] - y, middle[0] - x);
    const crossing: Point = [middle[0] + Math.cos(outward) * rise, middle[1] + Math.sin(outward) * rise];
    const angle = (Math.atan2(crossing[1] - a[1], crossing[0] - a[0]) * 180) / Math.PI;
    return path(
      `M${at(away(a, angle - 24, r))}A${n(r)} ${n(r)} 0 0 1 ${at(away(a, angle + 24, r))}`,
      `fill="none" stroke="${colors[lower]}" stroke-width="${n(wide)}"`,
    );
  });
  return centres.map((c, index) => ring(c, colors[index] ?? two)).join('') + over.join('');
};

/** Operações: parcels in a pile, tied with ribbons. */
export const parcels = (stage: Stage) => {
  const { height: h, unit: u, x, random } = stage;
  const { one, two, three, sun, white } = papers(stage);
  let floor = h * 0.86;
  const drawn = range(3).map((level) => {
    const [wide, high] = [u * (58 - level * 13) * random.between(0.94, 1.08), u * random.between(18, 24)];
    const left = x - wide / 2 + u * random.between(-7, 7);
    const color = [one, two, three][level] ?? one;
    const lean = random.between(-2.5, 2.5);
    const [top, y] = [floor - high, floor];
    floor = top + u * 0.6;
    const ribbon = left + wide * random.between(0.3, 0.62);
    const box = angular(stage, [
      [left, top],
      [left + wide, top],
      [left + wide, y],
      [left, y],
    ]);
    const strip = angular(stage, [
      [ribbon, top],
      [ribbon + u * 6, top],
      [ribbon + u * 6, y],
      [ribbon, y],
    ]);
    return `<g transform="rotate(${n(lean)} ${n(x)} ${n(y)})">${piece(stage, box, color)}${path(strip, `fill="${level === 1 ? sun : white}"`)}</g>`;
  });
  const bow = [x, floor - u * 2] as const;
  const loop = (side: number) =>
    piece(
      stage,
      `M${at(bow)}C${n(bow[0] + side * u * 4)} ${n(bow[1] - u * 16)} ${n(bow[0] + side * u * 20)} ${n(bow[1] - u * 12)} ${at(bow)}z`,
      sun,
    );
  return drawn.join('') + loop(-1) + loop(1) + piece(stage, round(stage, bow, u * 2.8), two);
};

/** Administração: sheets laid over each other, the last with its corner turned. */
export const sheets = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { one, two, three, white, sun } = papers(stage);
  const [w, h] = [u * 42, u * 56];
  const tilt = random.between(-24, -12);
  const sheet = (index: number, color: string) => {
    const [l, t] = [x - w / 2 + u * (index * 7 - 7), y - h / 2 + u * index * 1.5];
    const body = angular(stage, [
      [l, t],
      [l + w - u * 11, t],
      [l + w, t + u * 11],
      [l + w, t + h],
      [l, t + h],
    ]);
    const rows =
      index < 2
        ? ''
        : range(4)
            .map((row) =>
              path(
                angular(stage, [
                  [l + u * 7, t + u * (16 + row * 9)],
                  [l + u * (row % 2 ? 26 : 34), t + u * (16 + row * 9)],
                  [l + u * (row % 2 ? 26 : 34), t + u * (19.5 + row * 9)],
                  [l + u * 7, t + u * (19.5 + row * 9)],
                ]),
                `fill="${row === 0 ? two : row === 3 ? three : one}" fill-opacity="${row === 1 || row === 2 ? 0.45 : 1}"`,
              ),
            )
            .join('');
    const ear =
      index < 2
        ? ''
        : piece(
            stage,
            `M${n(l + w - u * 11)} ${n(t)}L${n(l + w)} ${n(t + u * 11)}L${n(l + w - u * 12)} ${n(t + u * 12)}z`,
            sun,
          );
    return `<g transform="rotate(${n(tilt + index * random.between(13, 17))} ${n(x)} ${n(y + h / 2)})">${piece(stage, body, color)}${rows}${ear}</g>`;
  };
  return sheet(0, two) + sheet(1, one) + sheet(2, white);
};
