import { n } from '../compiler/drawings/family.ts';
import { gradient, plane, skies } from './glow-kit.ts';
import { at, away, disc, path, range, type Stage } from './stage.ts';

/** A planet with its orbits, seen from aside. */
export const orbits = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { warm, pale, day, night } = skies(stage);
  const turned = random.between(-32, -14);
  const orbit = (rx: number, ry: number, half: 'back' | 'front', more: string) =>
    path(
      `M${n(-rx * u)} 0A${n(rx * u)} ${n(ry * u)} 0 0 ${half === 'back' ? 1 : 0} ${n(rx * u)} 0`,
      `fill="none" ${more}`,
    );
  const wide = `stroke="${warm}" stroke-width="${n(u * 3.2)}"`;
  const fine = `stroke="${pale}" stroke-opacity=".7" stroke-width="${n(u * 0.9)}" stroke-linecap="round" stroke-dasharray="0 ${n(u * 2.6)}"`;
  const moon = away([0, 0], random.between(20, 60), u * 34);
  return `<defs>${gradient('p', [pale, day, night], 'x1=".1" y1="0" x2=".9" y2="1"')}</defs><g transform="translate(${n(x)} ${n(y)}) rotate(${n(turned)})">${orbit(44, 13, 'back', wide)}${orbit(60, 21, 'back', fine)}${disc([0, 0], u * 25, 'fill="url(#p)"')}${orbit(44, 13, 'front', wide)}${orbit(60, 21, 'front', fine)}${disc([moon[0], moon[1] * 0.52], u * 4.5, `fill="${warm}"`)}${disc([-u * 46, -u * 11], u * 2.6, `fill="${pale}"`)}</g>`;
};

/** Kites on one wind, with their tails. */
export const kites = (stage: Stage) => {
  const { height: h, unit: u, x, y, random } = stage;
  const { warm, pale, day, dusk, night } = skies(stage);
  const lean = random.between(14, 26);
  const kite = (cx: number, cy: number, r: number, colors: readonly string[]) => {
    const top = away([cx, cy], -90 + lean, r);
    const foot = away([cx, cy], 90 + lean, r * 1.5);
    const [left, right] = [away([cx, cy], 180 + lean, r * 0.74), away([cx, cy], lean, r * 0.74)];
    const sails = [
      [top, right],
      [right, foot],
      [foot, left],
      [left, top],
    ] as const;
    const tail = `M${at(foot)}C${at(away(foot, 70, r * 0.9))} ${at(away(foot, 150, r * 1.1))} ${at(away(foot, 110, r * 1.7))}S${at(away(foot, 150, r * 2.4))} ${n(cx - r * 1.6)} ${n(h * 1.04)}`;
    return `${path(tail, `fill="none" stroke="${pale}" stroke-opacity=".8" stroke-width="${n(u)}" stroke-linecap="round" stroke-dasharray="0 ${n(u * 2.6)}"`)}${sails.map(([a, b], index) => path(`M${n(cx)} ${n(cy)}L${at(a)}L${at(b)}z`, `fill="${colors[index]}"`)).join('')}`;
  };
  const side = random.pick([-1, 1] as const);
  return `${kite(x - side * u * 42, y + u * 4, u * 13, [day, dusk, night, dusk])}${kite(x + side * u * 36, y - u * 22, u * 11, [pale, day, dusk, day])}${kite(x, y - u * 9, u * 27, [warm, day, dusk, pale])}`;
};

/** A runway by night: its lights run together where the sun comes up. */
export const runway = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, random } = stage;
  const { warm, pale, night, day } = skies(stage);
  const horizon = h * random.between(0.5, 0.58);
  const rays = [-1, 1].flatMap((side) =>
    [9, 24].map((far) =>
      range(9)
        .map((step) => {
          const near = (step / 8) ** 1.7;
          const place = [
            x + side * u * (far * 0.12 + far * near * 2.1),
            horizon + (h * 1.04 - horizon) * near,
          ] as const;
          return disc(place, u * (0.5 + near * 2.1), `fill="${far < 10 ? warm : pale}"`);
        })
        .join(''),
    ),
  );
  const ground = `M0 ${n(horizon)}H${n(w)}V${n(h)}H0z`;
  const strip = `M${n(x - u * 4)} ${n(horizon)}H${n(x + u * 4)}L${n(x + u * 66)} ${n(h * 1.04)}H${n(x - u * 66)}z`;
  return `<defs>${gradient('s', [pale, warm])}</defs>${disc([x, horizon], u * 34, `fill="${warm}" fill-opacity=".2"`)}${disc([x, horizon], u * 21, 'fill="url(#s)"')}${path(ground, `fill="${night}"`)}${path(strip, `fill="${day}" fill-opacity=".32"`)}${rays.join('')}${plane(x + u * 24, horizon - u * random.between(31, 36), u * 1.8, -34, '#fff')}`;
};

/** Clouds in banks, and what shines behind them. */
export const clouds = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, y, random } = stage;
  const { warm, pale, day, dusk } = skies(stage);
  const bank = (base: number, swell: number, color: string, opacity: number) => {
    let left = -u * random.between(4, 20);
    let d = `M${n(left)} ${n(h * 1.05)}V${n(base)}`;
    while (left < w + u * 20) {
      const wide = u * random.between(20, 38) * swell;
      d += `a${n(wide / 2)} ${n(wide * random.between(0.34, 0.5))} 0 0 1 ${n(wide)} 0`;
      left += wide;
    }
    return path(`${d}V${n(h * 1.05)}z`, `fill="${color}" fill-opacity="${opacity}"`);
  };
  const halo = range(3).map((ring) =>
    disc([x, y - u * 10], u * (46 - ring * 9), `fill="${warm}" fill-opacity="${n(0.1 + ring * 0.07)}"`),
  );
  return `<defs>${gradient('s', [pale, warm])}</defs>${halo.join('')}${disc([x, y - u * 10], u * 22, 'fill="url(#s)"')}${bank(h * 0.64, 0.8, day, 0.8)}${bank(h * 0.76, 1, dusk, 0.85)}${bank(h * 0.88, 1.2, pale, 0.92)}`;
};

/** A constellation: stars that belong together, the first the brightest. */
export const constellation = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { warm, pale, day } = skies(stage);
  const turned = random.between(-24, 24);
  const places = [
    [-48, 20],
    [-27, -8],
    [-4, 8],
    [16, -20],
    [44, -27],
    [31, 14],
    [7, 33],
  ].map(([dx = 0, dy = 0]) => {
    const r = Math.hypot(dx, dy);
    return away([x, y], (Math.atan2(dy, dx) * 180) / Math.PI + turned, r * u * random.between(0.94, 1.06));
  });
  const star = (place: readonly [number, number], r: number, color: string) =>
    path(
      `${range(8)
        .map((point) => `${point ? 'L' : 'M'}${at(away(place, point * 45 - 90, point % 2 ? r * 0.3 : r))}`)
        .join('')}z`,
      `fill="${color}"`,
    );
  const ways = [...places.slice(0, 6), places[2] ?? [x, y]];
  return `${path(`M${ways.map(at).join('L')}M${at(places[5] ?? [x, y])}L${at(places[6] ?? [x, y])}`, `fill="none" stroke="${day}" stroke-width="${n(u * 1.1)}"`)}${places.map((place, index) => `${disc(place, u * (index === 3 ? 20 : 8), `fill="${index === 3 ? warm : pale}" fill-opacity=".16"`)}${star(place, u * (index === 3 ? 15 : index % 2 ? 5.5 : 7.5), index === 3 ? warm : pale)}`).join('')}`;
};
