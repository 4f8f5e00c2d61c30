import { mix } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import { angular, papers, piece, round } from './cut-kit.ts';
import { disc, type MessageName, path, range, type Stage } from './stage.ts';

/** A sheet cut by hand that everything lies on. */
const sheet = (stage: Stage, body: string) => {
  const { blob, white } = papers(stage);
  const under = round(stage, [160, 122], 104, 0.07);
  return piece(stage, under, mix(blob, white, 0.35)) + body;
};

const ring = ([x, y]: readonly [number, number], r: number, color: string) =>
  `<g fill="none" stroke-width="17">${disc([x, y], r, 'stroke="#3a1a08" stroke-opacity=".16" transform="translate(2.200 3.600)"')}${disc([x, y], r, `stroke="${color}"`)}</g>`;

/** Cut paper: a vase with its first leaf, a ring that has rolled away, a cup, a sheet torn in two. */
export const cutMessages: Readonly<Record<MessageName, (stage: Stage) => string>> = {
  empty: (stage) => {
    const { two, three, sun, white, one } = papers(stage);
    const leaf = (turned: number, long: number, color: string) =>
      `<g transform="translate(160 122) rotate(${turned})">${piece(stage, `M0 4C-20 ${n(-long * 0.35)} -17 ${n(-long * 0.8)} 0 ${n(-long)}C17 ${n(-long * 0.8)} 20 ${n(-long * 0.35)} 0 4z`, color)}</g>`;
    return sheet(
      stage,
      `${piece(stage, round(stage, [232, 66], 22), sun)}${leaf(-34, 62, three)}${leaf(30, 74, mix(three, white, 0.3))}${leaf(-2, 92, three)}${piece(stage, 'M122 126q38 11 77-1 19 44-6 78-32 13-66 1-26-36-5-78z', two)}${path('M126 150q36 10 72-1l3 13q-38 11-77 1z', `fill="${white}"`)}${piece(stage, round(stage, [94, 200], 8), one)}`,
    );
  },
  lost: (stage) => {
    const { two, three, sun, one } = papers(stage);
    const over = path('M124.500 70.500A38 38 0 0 1 148 104', `fill="none" stroke="${two}" stroke-width="17"`);
    return sheet(
      stage,
      `${ring([110, 108], 38, two)}${ring([160, 108], 38, three)}${over}<g transform="rotate(14 246 168)">${ring([246, 168], 38, sun)}</g>${path('M52 208q50-20 92-2t66-4', `fill="none" stroke="${one}" stroke-width="5" stroke-linecap="round" stroke-dasharray="14 12"`)}${piece(stage, 'M214 74l20-8 2 24z', three)}${piece(stage, round(stage, [74, 54], 6), sun)}`,
    );
  },
  resting: (stage) => {
    const { two, three, sun, white } = papers(stage);
    const steam = (x: number, color: string) =>
      path(
        `M${x} 104c-14-14 14-22 0-38s12-20 2-34`,
        `fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round"`,
      );
    return sheet(
      stage,
      `${piece(stage, round(stage, [160, 196], 10), sun)}${steam(136, three)}${steam(164, sun)}${steam(190, three)}<g fill="none" stroke-width="15">${path('M208 132c40-10 44 44-6 42', `stroke="${two}"`)}</g>${piece(stage, 'M100 118q60 10 118-1-3 64-26 82-34 10-66 1-25-22-26-82z', two)}${path('M104 136q56 9 110 0l-2 13q-54 9-106 0z', `fill="${white}"`)}${piece(stage, 'M82 203q76 12 158-1-10 20-30 22-52 5-104-1-16-3-24-20z', three)}`,
    );
  },
  failed: (stage) => {
    const { two, three, white, sun, one } = papers(stage);
    const rows = (x: number, y: number) =>
      range(4)
        .map((row) =>
          path(
            angular(stage, [
              [x, y + row * 22],
              [x + 34, y + row * 22],
              [x + 34, y + 7 + row * 22],
              [x, y + 7 + row * 22],
            ]),
            `fill="${[two, one, one, three][row]}" fill-opacity="${row % 3 ? 0.45 : 1}"`,
          ),
        )
        .join('');
    return sheet(
      stage,
      `<g transform="rotate(-11 110 130)">${piece(stage, 'M78 64l66-3-8 20 13 22-14 24 12 22-14 24 8 20-64 3z', white)}${rows(89, 82)}</g><g transform="translate(8 8) rotate(9 214 130)">${piece(stage, 'M170 60l66 3 3 128-68 3 9-22-13-23 13-23-12-23 13-22z', white)}${rows(192, 82)}</g>${piece(stage, round(stage, [160, 54], 13), sun)}${piece(stage, 'M150 214l14-12 8 17z', two)}`,
    );
  },
  hello: (stage) => {
    const { two, three, sun, white, one } = papers(stage);
    return sheet(
      stage,
      `${piece(stage, round(stage, [228, 74], 20), sun)}${piece(stage, 'M102 216c-4-54 16-82 56-82s62 28 58 82q-58 10-114 0z', two)}<g transform="rotate(28 226 148)">${piece(stage, 'M212 106q14-8 26 0l4 62q-17 12-34 0z', two)}${piece(stage, round(stage, [225, 94], 15), mix(sun, white, 0.45))}</g>${piece(stage, round(stage, [158, 98], 36), mix(sun, white, 0.45))}${piece(stage, 'M122 94q4-40 38-38t36 40q-14-20-36-20t-38 18z', one)}${disc([146, 100], 3.4, `fill="${mix(one, '#000000', 0.5)}"`)}${disc([172, 100], 3.4, `fill="${mix(one, '#000000', 0.5)}"`)}${path('M147 113q12 11 25 0', `fill="none" stroke="${mix(one, '#000000', 0.5)}" stroke-width="4" stroke-linecap="round"`)}${piece(stage, 'M140 168q18-16 20 2 4-17 20-1 4 13-20 29-23-15-20-30z', white)}${piece(stage, round(stage, [84, 84], 8), three)}${piece(stage, round(stage, [76, 118], 5), two)}`,
    );
  },
  together: (stage) => {
    const { two, three, sun, one, white } = papers(stage);
    const over = path('M139.600 82.500A38 38 0 0 1 158 120', `fill="none" stroke="${two}" stroke-width="17"`);
    return sheet(
      stage,
      `${ring([120, 116], 38, two)}${ring([198, 116], 38, three)}${over}${ring([159, 168], 38, sun)}${path('M121 154a38 38 0 0 0 28-10', `fill="none" stroke="${two}" stroke-width="17"`)}${path('M236 128a38 38 0 0 1-32 26', `fill="none" stroke="${three}" stroke-width="17"`)}${piece(stage, 'M158 60C140 48 144 32 158 24c13 9 17 24 0 36z', one)}${piece(stage, round(stage, [84, 62], 8), sun)}${piece(stage, round(stage, [238, 66], 6), two)}${piece(stage, round(stage, [74, 186], 6), mix(three, white, 0.3))}`,
    );
  },
  journey: (stage) => {
    const { two, three, sun, one, white } = papers(stage);
    return sheet(
      stage,
      `${piece(stage, 'M74 206c10-46 40-62 70-34 22-44 66-50 100 22q-82 30-170 12z', mix(three, white, 0.25))}${piece(stage, 'M70 212c30-26 66-30 94-10 26-16 58-12 82 0q-86 22-176 10z', three)}${piece(stage, round(stage, [112, 78], 20), sun)}${path('M118 196c34-4 14-34 44-36s20-32 46-38', `fill="none" stroke="${white}" stroke-width="7" stroke-linecap="round" stroke-dasharray="2 13"`)}${piece(stage, 'M212 62l7-1 3 64-7 1z', one)}${piece(stage, 'M219 60l44 12-42 20z', two)}${piece(stage, round(stage, [98, 192], 26, 0.04), two)}${path('M78 184q20-14 40 0M76 196q22-12 44 1M84 208q14-10 30-1M90 170q16 20 12 46', `fill="none" stroke="${white}" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"`)}`,
    );
  },
  ready: (stage) => {
    const { two, three, sun, one, white } = papers(stage);
    const flag = (x: number, y: number, turned: number, color: string) =>
      `<g transform="translate(${x} ${y}) rotate(${turned})">${piece(stage, 'M-15 0h30l-15 34z', color)}</g>`;
    const petals = range(8).map(
      (index) =>
        `<g transform="translate(160 158) rotate(${index * 45})">${piece(stage, 'M0-16c-16-12-15-32 0-42 15 10 16 30 0 42z', index % 2 ? sun : two)}</g>`,
    );
    return sheet(
      stage,
      `${path('M66 62q94 54 188 0', `fill="none" stroke="${one}" stroke-width="4" stroke-linecap="round"`)}${flag(84, 71, 22, two)}${flag(121, 84, 12, sun)}${flag(160, 89, 0, three)}${flag(199, 84, -12, mix(two, white, 0.35))}${flag(236, 71, -22, sun)}${petals.join('')}${piece(stage, round(stage, [160, 158], 22), white)}${path('M150 158l7 8 14-16', `fill="none" stroke="${three}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`)}`,
    );
  },
};
