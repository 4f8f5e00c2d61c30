import { type Family, n } from './family.ts';

/** A leaf that grows upwards from where it stands. */
function leaf(x: number, y: number, long: number, wide: number, turned: number, ink: string): string {
  const half = wide / 2;
  const d = `M0 0C${n(-half)} ${n(-long * 0.3)} ${n(-half)} ${n(-long * 0.75)} 0 ${n(-long)}C${n(half)} ${n(-long * 0.75)} ${n(half)} ${n(-long * 0.3)} 0 0z`;
  return `<path d="${d}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turned)})" fill="${ink}"/>`;
}

/** Leaves cut from paper, laid over each other. */
export const paper: Family = {
  sign: (one, other, random) => {
    const lean = random.between(16, 30);
    return `${leaf(15, 29, 26, 15, -lean, one)}${leaf(17, 29, 21, 13, lean + 14, other)}`;
  },
  hero: ({ accent, accentDeep, brand, brandDeep, pale, shade }, random) => {
    const [x, y] = [random.between(640, 720), 800];
    const inks = [shade, brandDeep, brand, accentDeep, pale, brand, accent];
    const angles = [-62, 44, -38, 20, -20, 34, -2];
    const leaves = angles.map((angle, at) =>
      leaf(
        x + angle * 0.8,
        y,
        random.between(520, 660) - at * 22,
        random.between(130, 210),
        angle + random.between(-5, 5),
        inks[at] ?? brand,
      ),
    );
    const sun = `<circle cx="${n(random.between(300, 420))}" cy="${n(random.between(150, 210))}" r="${n(random.between(56, 84))}" fill="${accent}"/>`;
    const veins = `<path d="M${n(x - 2)} 760L${n(x - 22)} ${n(y - 420)}" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>`;
    return `${sun}${leaves.join('')}${veins}`;
  },
  motif: (random) => {
    const lean = n(random.between(20, 40));
    return {
      side: 120,
      body: `<path id="a" d="M30 54C14 44 14 20 30 6c16 14 16 38 0 48z" transform="rotate(${lean} 30 30)"/><use href="#a" x="60" y="60"/><g fill-opacity=".45"><use href="#a" transform="rotate(90 60 60)"/><use href="#a" transform="rotate(270 60 60)"/></g>`,
    };
  },
  mask: () =>
    '<path d="M960 720H390C230 560 270 260 470 130c150-96 330-80 490 10z"/><path d="M250 720C150 660 130 540 210 440c96 66 116 180 40 280z"/>',
  rim: '<circle cx="12" cy="12" r="8.700" fill="none" stroke="currentColor" stroke-width=".8"/>',
};
