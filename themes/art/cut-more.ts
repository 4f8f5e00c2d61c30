import { mix } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import { angular, type Point, papers, piece, round } from './cut-kit.ts';
import { at, away, path, range, type Stage } from './stage.ts';

/** Flowers with wide petals, each with its heart. */
export const blooms = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { one, two, three, sun, white } = papers(stage);
  const bloom = (place: Point, r: number, petals: number, color: string, heart: string) => {
    const turned = random.between(0, 60);
    const leaves = range(petals).map((petal) => {
      const angle = turned + (petal * 360) / petals;
      const [a, b] = [away(place, angle - 30, r * 0.86), away(place, angle + 30, r * 0.86)];
      const [c, d] = [away(place, angle - 13, r * 1.14), away(place, angle + 13, r * 1.14)];
      return piece(
        stage,
        `M${at(place)}C${at(a)} ${at(c)} ${at(away(place, angle, r))}C${at(d)} ${at(b)} ${at(place)}z`,
        color,
      );
    });
    return leaves.join('') + piece(stage, round(stage, place, r * 0.27), heart);
  };
  const side = random.pick([-1, 1] as const);
  return `${bloom([x + side * u * 34, y - u * 14], u * 22, 6, three, white)}${bloom([x - side * u * 36, y + u * 20], u * 17, 5, sun, two)}${bloom([x - side * u * 3, y + u * 4], u * 33, 8, random.pick([one, two] as const), sun)}`;
};

/** A boat folded from paper, on three waves. */
export const boat = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, random } = stage;
  const { one, two, three, sun, white } = papers(stage);
  const wave = (top: number, color: string) => {
    const long = u * random.between(22, 30);
    const shift = -random.between(0, 1) * long;
    const swells = range(Math.ceil(w / long) + 2).map(
      () => `c${n(long * 0.3)} ${n(-u * 8)} ${n(long * 0.7)} ${n(-u * 8)} ${n(long)} 0`,
    );
    return piece(stage, `M${n(shift)} ${n(h * 1.1)}V${n(top)}${swells.join('')}V${n(h * 1.1)}z`, color);
  };
  const deck = h * 0.62;
  const [left, right] = [x - u * 40, x + u * 40];
  const sail = angular(stage, [
    [x, deck - u * 44],
    [x + u * 23, deck],
    [x - u * 23, deck],
  ]);
  const hull = angular(stage, [
    [left, deck - u * 5],
    [x, deck + u * 4],
    [right, deck - u * 5],
    [right - u * 16, deck + u * 24],
    [left + u * 16, deck + u * 24],
  ]);
  const fold = angular(stage, [
    [x, deck - u * 44],
    [x + u * 23, deck],
    [x + u * 3, deck],
  ]);
  return `${piece(stage, round(stage, [x + u * random.pick([-42, 40] as const), h * 0.26], u * 12), sun)}${wave(h * 0.72, three)}<g transform="rotate(${n(random.between(-5, 5))} ${n(x)} ${n(deck)})">${piece(stage, sail, white)}${path(fold, `fill="${mix(white, one, 0.28)}"`)}${piece(stage, hull, two)}</g>${wave(h * 0.8, one)}${wave(h * 0.91, mix(one, white, 0.45))}`;
};

/** A street of gables, each house in a paper of its own. */
export const street = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, random } = stage;
  const { one, two, three, sun, white, ink } = papers(stage);
  const colors = random.pick([
    [two, sun, one, three],
    [three, one, two, sun],
    [one, three, sun, two],
  ] as const);
  const foot = h * 0.88;
  const houses = range(4).map((index) => {
    const wide = u * random.between(22, 26);
    const left = x + u * (index * 27 - 53);
    const wall = foot - u * random.between(24, 40);
    const body = angular(stage, [
      [left, foot],
      [left, wall],
      [left + wide / 2, wall - u * random.between(12, 19)],
      [left + wide, wall],
      [left + wide, foot],
    ]);
    const window = (column: number, row: number) => {
      const [l, t] = [left + wide * (0.2 + column * 0.36), wall + u * (3 + row * 11)];
      return path(
        angular(stage, [
          [l, t],
          [l + u * 6, t],
          [l + u * 6, t + u * 7],
          [l, t + u * 7],
        ]),
        `fill="${index % 2 ? white : mix(sun, white, 0.4)}"`,
      );
    };
    const door = angular(stage, [
      [left + wide * 0.38, foot],
      [left + wide * 0.38, foot - u * 11],
      [left + wide * 0.66, foot - u * 11],
      [left + wide * 0.66, foot],
    ]);
    return (
      piece(stage, body, colors[index] ?? one) + window(0, 0) + window(1, 0) + path(door, `fill="${ink}"`)
    );
  });
  return `${piece(stage, round(stage, [x + u * random.pick([-50, 46] as const), h * 0.22], u * 10), mix(sun, white, 0.25))}${houses.join('')}${piece(stage, `M0 ${n(foot)}H${n(w)}V${n(h + 9)}H0z`, mix(three, white, 0.2))}`;
};

/** A mobile: shapes that hang from bars and hold each other level. */
export const mobile = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { one, two, three, sun, ink, white } = papers(stage);
  const line = (from: Point, to: Point) =>
    path(
      `M${at(from)}L${at(to)}`,
      `fill="none" stroke="${ink}" stroke-width="${n(u * 1.1)}" stroke-linecap="round"`,
    );
  const tilt = random.between(-5, 5);
  const top = y - u * 32;
  const [left, right]: Point[] = [
    [x - u * 34, top - tilt * u],
    [x + u * 34, top + tilt * u],
  ];
  if (!left || !right) return '';
  const low = [right[0], right[1] + u * 20] as const;
  const [near, far]: Point[] = [
    [low[0] - u * 19, low[1] + u * 2],
    [low[0] + u * 19, low[1] - u * 2],
  ];
  if (!near || !far) return '';
  const hang = (from: Point, long: number, r: number, color: string, corners: number) => {
    const place: Point = [from[0], from[1] + u * long + r];
    const cutOut = corners
      ? angular(
          stage,
          range(corners).map((corner) => away(place, -90 + (corner * 360) / corners, r)),
        )
      : round(stage, place, r);
    return line(from, place) + piece(stage, cutOut, color);
  };
  return `${line([x, -u * 4], [x, top])}${line(left, right)}${line(right, low)}${line(near, far)}${hang(left, 16, u * 19, two, 0)}${hang([x - u * 4, top], 26, u * 13, random.pick([sun, one] as const), 3)}${hang(near, 12, u * 13, three, 0)}${hang(far, 6, u * 11, one, 4)}${piece(stage, round(stage, [left[0], left[1] + u * 35], u * 8), white)}`;
};

/** Birds cut in one piece, on their way up. */
export const birds = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { one, two, three, sun, white, ink } = papers(stage);
  const bird = (cx: number, cy: number, size: number, turned: number, body: string, feather: string) => {
    const s = size * u;
    const trunk = `M${n(-s)} ${n(s * 0.1)}C${n(-s * 0.5)} ${n(s * 0.62)} ${n(s * 0.4)} ${n(s * 0.6)} ${n(s * 0.72)} ${n(-s * 0.12)}C${n(s * 0.8)} ${n(-s * 0.36)} ${n(s * 0.5)} ${n(-s * 0.5)} ${n(s * 0.34)} ${n(-s * 0.26)}C${n(s * 0.1)} ${n(s * 0.02)} ${n(-s * 0.5)} ${n(-s * 0.06)} ${n(-s)} ${n(s * 0.1)}z`;
    const tail = `M${n(-s * 0.78)} ${n(s * 0.14)}L${n(-s * 1.42)} ${n(-s * 0.16)}L${n(-s * 1.22)} ${n(s * 0.2)}L${n(-s * 1.4)} ${n(s * 0.48)}z`;
    const wing = `M${n(s * 0.2)} ${n(s * 0.08)}C${n(s * 0.1)} ${n(-s * 0.7)} ${n(-s * 0.5)} ${n(-s)} ${n(-s * 0.9)} ${n(-s * 0.98)}C${n(-s * 0.7)} ${n(-s * 0.5)} ${n(-s * 0.6)} ${n(s * 0.12)} ${n(s * 0.2)} ${n(s * 0.08)}z`;
    return `<g transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turned)})">${piece(stage, tail, feather)}${piece(stage, `M${n(s * 0.66)} ${n(-s * 0.34)}L${n(s * 0.98)} ${n(-s * 0.2)}L${n(s * 0.66)} ${n(-s * 0.08)}z`, sun)}${piece(stage, trunk, body)}${piece(stage, wing, feather)}<circle cx="${n(s * 0.54)}" cy="${n(-s * 0.24)}" r="${n(s * 0.05)}" fill="${ink}"/></g>`;
  };
  const turn = random.between(-24, -8);
  return `${piece(stage, round(stage, [x + u * 40, y - u * 28], u * 11), mix(sun, white, 0.2))}${bird(x - u * 34, y + u * 28, 17, turn - 6, three, one)}${bird(x + u * 40, y + u * 16, 13, turn + 4, one, two)}${bird(x + u * 2, y - u * 3, 36, turn, two, random.pick([three, sun] as const))}`;
};
