export type Point = readonly [x: number, y: number];

type Arc = { rx: number; ry: number; turn: number; large: number; sweep: number };
type Curve = readonly [one: Point, two: Point, to: Point];

/** The arc of an SVG path as cubic curves of at most a quarter turn each. */
export const curvesOfArc = (from: Point, arc: Arc, to: Point): Curve[] => {
  if (arc.rx === 0 || arc.ry === 0) return [[from, to, to]];
  const { center, rx, ry, cos, sin, first, sweep } = centred(from, arc, to);
  const steps = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6));
  const step = sweep / steps;
  const reach = (4 / 3) * Math.tan(step / 4);
  const place = (x: number, y: number): Point => [
    center[0] + cos * rx * x - sin * ry * y,
    center[1] + sin * rx * x + cos * ry * y,
  ];
  return Array.from({ length: steps }, (_, at): Curve => {
    const [one, two] = [first + at * step, first + (at + 1) * step];
    return [
      place(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one)),
      place(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two)),
      at === steps - 1 ? to : place(Math.cos(two), Math.sin(two)),
    ];
  });
};

/** The centre of an arc, the angle at which it begins, and how far it goes, as SVG defines them. */
const centred = (from: Point, { turn, large, sweep: isSweep, ...radii }: Arc, to: Point) => {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const excess = Math.max(1, (x / radii.rx) ** 2 + (y / radii.ry) ** 2);
  const [rx, ry] = [Math.abs(radii.rx) * Math.sqrt(excess), Math.abs(radii.ry) * Math.sqrt(excess)];
  const below = (rx * y) ** 2 + (ry * x) ** 2;
  const side = large === isSweep ? -1 : 1;
  const share = side * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below));
  const [cx, cy] = [(share * rx * y) / ry, (-share * ry * x) / rx];
  const center: Point = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ];
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const last = Math.atan2((-y - cy) / ry, (-x - cx) / rx);
  const full = 2 * Math.PI;
  const sweep = isSweep ? (last - first + 2 * full) % full : -((first - last + 2 * full) % full);
  return { center, rx, ry, cos, sin, first, sweep };
};
