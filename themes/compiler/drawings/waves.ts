import { type Family, heroSize, n } from './family.ts';

const { width, height } = heroSize;

/** A crest that begins at the lower edge and rises to the right. */
function crest(from: number, high: number, swing: number): string {
  const span = width - from;
  const at = (part: number) => from + span * part;
  const y = (part: number) => height - high * part;
  return `M${n(from)} ${height}C${n(at(0.18))} ${n(y(0.04))} ${n(at(0.2))} ${n(y(0.6) - swing)} ${n(at(0.46))} ${n(y(0.56))}S${n(at(0.74))} ${n(y(0.4))} ${width + 40} ${n(y(1))}`;
}

const closed = (path: string) => `${path}V${height}z`;

/** Swells, hills or dunes, one behind the other. */
export const waves: Family = {
  sign: (one, other, random) => {
    const high = n(random.between(4.4, 5.6));
    const line = (y: number, ink: string) =>
      `<path d="M4 ${y}c4-${high} 8-${high} 12 0s8 ${high} 12 0" fill="none" stroke="${ink}" stroke-width="3.800" stroke-linecap="round"/>`;
    return line(7, one) + line(16, other) + line(25, one);
  },
  hero: ({ accent, accentDeep, brand, brandDeep, pale, shade }, random) => {
    const swing = random.between(20, 90);
    const inks = random.pick([
      [shade, brandDeep, brand, accentDeep, accent],
      [shade, accentDeep, brandDeep, accent, brand],
      [shade, brandDeep, accentDeep, brand, accent],
    ]);
    const bands = inks.map((ink, at) => {
      const line = crest(
        40 + at * 92 + random.between(-14, 14),
        560 - at * 104,
        swing * (at % 2 === 0 ? 1 : -0.7),
      );
      return `<path d="${closed(line)}" fill="${ink}"/>${at % 2 === 1 ? `<path d="${line}" fill="none" stroke="${pale}" stroke-width="3" stroke-opacity=".7" transform="translate(0 16)"/>` : ''}`;
    });
    const [x, y, radius] = [random.between(500, 620), random.between(150, 200), random.between(70, 104)];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${pale}"/>${bands.join('')}`;
  },
  motif: (random) => {
    const high = Math.round(random.between(10, 18));
    // Half a wave beyond both edges: where one tile meets the next, no line ends.
    const line = (y: number) => `M-40 ${y}q20 ${high} 40 0t40 0 40 0 40 0`;
    return {
      side: 80,
      body: `<g fill="none" stroke="#000"><path d="${line(20)}${line(60)}" stroke-width="5"/><path d="${line(40)}${line(80)}${line(0)}" stroke-width="2.500" stroke-opacity=".6"/></g>`,
    };
  },
  mask: () => '<path d="M60 720C170 690 150 300 370 240S680 320 790 200 910 60 1000 30V720z"/>',
  rim: '<circle cx="12" cy="12" r="8.600" fill="none" stroke="currentColor" stroke-dasharray="2 1.400"/>',
};
