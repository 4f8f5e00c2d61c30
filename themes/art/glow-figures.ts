import { mix } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import { gradient, plane, skies } from './glow-kit.ts';
import { at, away, disc, path, range, type Stage } from './stage.ts';

/** Corporativa: a sun that rises over a bent horizon, with its rings. */
export const sunrise = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, random } = stage;
  const { warm, pale, night, day } = skies(stage);
  const y = h * random.between(0.56, 0.66);
  const rings = range(4).map((ring) =>
    disc([x, y], u * (52 - ring * 9), `fill="${warm}" fill-opacity="${n(0.1 + ring * 0.06)}"`),
  );
  const earth = w * 0.9;
  return `<defs>${gradient('s', [pale, warm])}${gradient('e', [day, night])}</defs>${rings.join('')}${disc([x, y], u * 17, 'fill="url(#s)"')}${disc([x + u * random.between(-24, 10), h * 0.78 + earth], earth, 'fill="url(#e)"')}${disc([x + u * 12, h * 0.88 + earth], earth, `fill="${night}" fill-opacity=".55"`)}`;
};

/** Operações: routes that hop from place to place, each a stroke of light. */
export const routes = (stage: Stage) => {
  const { width: w, height: h, unit: u, random } = stage;
  const { warm, pale, day } = skies(stage);
  const base = h * 0.8;
  const hops = random.pick([2, 3] as const);
  let left = w * random.between(0.24, 0.3) + (stage.hasWords ? w * 0.24 : 0);
  const drawn = range(hops).map((hop) => {
    const long =
      Math.min(w, u * 178) * (hops === 2 ? 1.35 : 1) * random.between(0.19, 0.23) * (1 + hop * 0.16);
    const high = h * (0.42 + hop * 0.22);
    const d = (lift: number) =>
      `M${n(left)} ${n(base)}C${n(left + long * 0.2)} ${n(base - high * lift)} ${n(left + long * 0.8)} ${n(base - high * lift)} ${n(left + long)} ${n(base)}`;
    const arcs = [
      path(d(1), `fill="none" stroke="url(#r)" stroke-width="${n(u * 5.5)}" stroke-linecap="round"`),
      path(d(0.7), `fill="none" stroke="${day}" stroke-width="${n(u * 2.4)}" stroke-linecap="round"`),
      path(
        d(0.42),
        `fill="none" stroke="${pale}" stroke-opacity=".7" stroke-width="${n(u)}" stroke-linecap="round" stroke-dasharray="0 ${n(u * 2.6)}"`,
      ),
    ].join('');
    left += long;
    return arcs + disc([left, base], u * 3.4, `fill="${pale}"`);
  });
  return `<defs>${gradient('r', [warm, day, warm], 'x1="0" x2="1"')}</defs>${path(`M0 ${n(base)}H${n(w)}`, `stroke="${pale}" stroke-opacity=".35" stroke-width="${n(u * 0.7)}"`)}${path(`M0 ${n(base)}H${n(w)}V${n(h)}H0z`, `fill="#000" fill-opacity=".16"`)}${drawn.join('')}`;
};

/** Administração: blades that open like the folds of a wing. */
export const wing = (stage: Stage) => {
  const { width: w, height: h, unit: u, random } = stage;
  const { warm, day, pale, dusk } = skies(stage);
  const root = [stage.x - u * random.between(26, 34), h * 1.02] as const;
  const blades = 6;
  const open = random.between(62, 78);
  const drawn = range(blades).map((blade) => {
    const angle = -90 + (open * blade) / (blades - 1) - open * 0.16;
    const long = u * (88 - blade * 5);
    const tip = away(root, angle, long);
    const left = away(root, angle - 13, long * 0.62);
    const right = away(root, angle + 9, long * 0.6);
    const color = [pale, warm, day, pale, warm, day][blade] ?? pale;
    return path(
      `M${at(root)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(root)}z`,
      `fill="${color}" fill-opacity=".92"`,
    );
  });
  return `${disc([stage.x + u * 34, h * 0.26], u * 11, `fill="${warm}"`)}${drawn.join('')}${path(`M0 ${n(h)}V${n(h * 0.94)}Q${n(w / 2)} ${n(h * 0.84)} ${n(w)} ${n(h * 0.94)}V${n(h)}z`, `fill="${dusk}"`)}`;
};

/** Gestão e liderança: ridges in the haze, one behind the other, under a low sun. */
export const ridges = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, random } = stage;
  const { warm, day, pale, night } = skies(stage);
  const layer = (base: number, high: number, color: string) => {
    const steps = Math.max(4, Math.round(w / (u * 34)));
    const points = range(steps + 1).map((step): readonly [number, number] => [
      (w * step) / steps,
      h * base - (step % 2 ? h * high * random.between(0.6, 1) : h * high * random.between(0, 0.2)),
    ]);
    return path(`M0 ${n(h)}L${points.map(at).join('L')}L${n(w)} ${n(h)}z`, `fill="${color}"`);
  };
  return `${disc([x, h * random.between(0.34, 0.42)], u * 15, `fill="${warm}"`)}${disc([x, h * 0.38], u * 27, `fill="${warm}" fill-opacity=".2"`)}${layer(0.66, 0.26, mix(day, pale, 0.45))}${layer(0.78, 0.34, mix(day, night, 0.2))}${layer(0.92, 0.36, mix(day, night, 0.62))}${layer(1.02, 0.22, night)}`;
};

/** Mercado: balloons that go up, the nearest the largest. */
export const balloons = (stage: Stage) => {
  const { width: w, height: h, unit: u, x, random } = stage;
  const { warm, day, pale, night, dusk } = skies(stage);
  const balloon = (cx: number, cy: number, r: number, one: string, other: string) => {
    const foot = cy + r * 1.5;
    const body = (k: number) =>
      `M${n(cx)} ${n(cy - r)}C${n(cx + r * 1.33 * k)} ${n(cy - r)} ${n(cx + r * 1.2 * k)} ${n(cy + r * 0.7)} ${n(cx + r * 0.2 * k)} ${n(foot)}H${n(cx - r * 0.2 * k)}C${n(cx - r * 1.2 * k)} ${n(cy + r * 0.7)} ${n(cx - r * 1.33 * k)} ${n(cy - r)} ${n(cx)} ${n(cy - r)}z`;
    return `${path(body(1), `fill="${one}"`)}${path(body(0.62), `fill="${other}"`)}${path(body(0.24), `fill="${one}"`)}<rect x="${n(cx - r * 0.17)}" y="${n(foot + r * 0.16)}" width="${n(r * 0.34)}" height="${n(r * 0.26)}" rx="${n(r * 0.06)}" fill="${night}"/>${path(`M${n(cx - r * 0.17)} ${n(foot)}l${n(r * 0.02)} ${n(r * 0.18)}M${n(cx + r * 0.17)} ${n(foot)}l${n(-r * 0.02)} ${n(r * 0.18)}`, `stroke="${pale}" stroke-width="${n(r * 0.03)}"`)}`;
  };
  const big = u * random.between(21, 25);
  const side = random.pick([-1, 1] as const);
  return `${path(`M0 ${n(h)}V${n(h * 0.9)}Q${n(w * 0.3)} ${n(h * 0.76)} ${n(w * 0.6)} ${n(h * 0.9)}T${n(w)} ${n(h * 0.84)}V${n(h)}z`, `fill="${night}" fill-opacity=".7"`)}${balloon(x + side * u * 38, h * random.between(0.3, 0.42), u * 9, pale, day)}${balloon(x - side * u * 30, h * random.between(0.56, 0.64), u * 6, warm, dusk)}${balloon(x, h * random.between(0.34, 0.4), big, warm, pale)}`;
};

/** Ferramentas: a formation of planes, each with its trail. */
export const formation = (stage: Stage) => {
  const { unit: u, x, y, random } = stage;
  const { warm, pale, day } = skies(stage);
  const turned = random.between(-34, -22);
  const back = turned + 180;
  const lead = away([x, y], turned, u * 26);
  const places = [
    [0, 0, 3.1, '#fff'],
    [30, 17, 2.1, warm],
    [30, -17, 2.1, pale],
    [58, 34, 1.4, pale],
    [58, -34, 1.4, warm],
  ] as const;
  const drawn = places.map(([behind, beside, size, color]) => {
    const place = away(away(lead, back, u * behind), turned + 90, u * beside);
    const tail = away(place, back + random.between(-3, 3), u * 110);
    return (
      path(
        `M${at(away(place, back, u * size * 5))}L${at(tail)}`,
        `stroke="${color === '#fff' ? warm : day}" stroke-width="${n(u * size * 2.6)}" stroke-opacity=".34" stroke-linecap="round"`,
      ) +
      path(
        `M${at(away(place, back, u * size * 6))}L${at(tail)}`,
        `stroke="#fff" stroke-opacity=".6" stroke-width="${n(u * 0.7)}" stroke-linecap="round" stroke-dasharray="0 ${n(u * 2.6)}"`,
      ) +
      plane(place[0], place[1], size * u, turned, color)
    );
  });
  return drawn.reverse().join('');
};
