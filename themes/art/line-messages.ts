import { n } from '../compiler/drawings/family.ts';
import { inks, node, thin } from './lines-kit.ts';
import { away, disc, type MessageName, path, range, type Stage } from './stage.ts';

/** A plate of the drawing board with its grid; the diagonal crosses it from edge to edge, whole unless told. */
const plate = (stage: Stage, body: string, band = 'M52 220L250 22h28L80 220z') => {
  const ink = inks(stage);
  const grid = range(10).map((step) => `M${50 + step * 24} 22V220M40 ${32 + step * 20}H280`);
  return `<path d="M40 22h240v198H40z" fill="${ink.board}"/>${path(grid.join(''), 'fill="none" stroke="#fff" stroke-opacity=".13"')}${path(band, `fill="${ink.bold}"`)}${body}`;
};

const cube = (x: number, y: number, side: number, more: string) => {
  const [dx, dy] = [side * 0.866, side * 0.5];
  return path(
    `M${n(x)} ${n(y - side)}l${n(dx)} ${n(dy)}v${n(side)}l${n(-dx)} ${n(dy)}l${n(-dx)} ${n(-dy)}v${n(-side)}zM${n(x)} ${n(y)}l${n(dx)} ${n(-dy)}M${n(x)} ${n(y)}l${n(-dx)} ${n(-dy)}M${n(x)} ${n(y)}v${n(side)}`,
    more,
  );
};

/** Drawn on a board: a place kept free, a way that ends, works in progress, a line that broke. */
export const lineMessages: Readonly<Record<MessageName, (stage: Stage) => string>> = {
  empty: (stage) => {
    const ink = inks(stage);
    return plate(
      stage,
      `${cube(128, 142, 44, `fill="${ink.board}" stroke="#fff" stroke-width="2" stroke-linejoin="round"`)}${path('M128 98l38.100 22L128 142 89.900 120z', `fill="${ink.bright}" stroke="#fff" stroke-width="2"`)}${cube(204, 142, 44, `fill="none" stroke="${ink.line}" stroke-width="2" stroke-dasharray="6 6"`)}${path('M204 60v22m-11-11h22', `stroke="${ink.line}" stroke-width="3"`)}`,
    );
  },
  lost: (stage) => {
    const ink = inks(stage);
    return plate(
      stage,
      `${disc([196, 104], 52, `${thin(2.4, '#fff', 0.5)}`)}${disc([196, 104], 34, `${thin(2.4, '#fff', 0.8)} fill-opacity="0"`)}${path('M196 36v30m0 76v30M128 104h30m76 0h30', thin(2.4, '#fff', 0.8, 0.8))}${path('M62 196h50v-40h42v-52h28', `fill="none" stroke="${ink.line}" stroke-width="3"`)}${path('M186 94l20 20m0-20l-20 20', `stroke="${ink.line}" stroke-width="4"`)}${node([62, 196], 2.4, ink)}${node([112, 156], 2.4, ink)}`,
    );
  },
  resting: (stage) => {
    const ink = inks(stage);
    const gear = (x: number, y: number, r: number, count: number, fill: string, turned: number) => {
      const teeth = range(count * 2).map((index) => {
        const step = 360 / (count * 2);
        const far = index % 2 ? r : r * 1.24;
        return [away([x, y], turned + index * step, far), away([x, y], turned + (index + 0.9) * step, far)];
      });
      return `${path(
        `M${teeth
          .flat()
          .map(([px, py]) => `${n(px)} ${n(py)}`)
          .join('L')}z`,
        `fill="${fill}" stroke="#fff" stroke-width="2" stroke-linejoin="round"`,
      )}${disc([x, y], r * 0.62, thin(2.4, '#fff', 0.7))}${disc([x, y], r * 0.24, `fill="${ink.board}" stroke="${ink.line}" stroke-width="3"`)}`;
    };
    return plate(
      stage,
      `${gear(126, 128, 45, 11, ink.board, 4)}${gear(212, 98, 29, 8, ink.shade, 10)}${gear(206, 170, 22, 7, ink.bright, 0)}`,
    );
  },
  failed: (stage) => {
    const ink = inks(stage);
    return plate(
      stage,
      `${path('M62 170h50l14-30', `fill="none" stroke="${ink.line}" stroke-width="3"`)}${path('M258 84h-50l-14 30', `fill="none" stroke="${ink.line}" stroke-width="3"`)}${path('M146 96l10 16m-26-2l16 8m30 28l10 16m-2-28l16 8', 'stroke="#fff" stroke-width="3"')}${node([62, 170], 2.4, ink)}${node([258, 84], 2.4, ink)}<g stroke="#fff" stroke-width="2">${disc([132, 134], 9, `fill="${ink.bright}"`)}${disc([188, 120], 9, `fill="${ink.bright}"`)}</g>`,
      'M52 220L126 146l3 12 8-4 3 6L80 220zM184 88L250 22h28L200 100l-4-9-7 5z',
    );
  },
  hello: (stage) => {
    const ink = inks(stage);
    return plate(
      stage,
      `<g stroke="#fff" stroke-width="2" stroke-linejoin="round">${path('M112 70h96v126h-96z', `fill="${ink.board}"`)}${path('M112 70h96v22h-96z', `fill="${ink.bright}"`)}${disc([160, 122], 18, `fill="${ink.shade}"`)}${path('M132 164a28 22 0 0 1 56 0z', `fill="${ink.shade}"`)}</g>${path('M148 81h24', `stroke="${ink.board}" stroke-width="5" stroke-linecap="round"`)}${path('M126 176h68M126 186h44', `stroke="${ink.line}" stroke-width="3"`)}${path('M160 76L132 22m28 54l28-54', 'fill="none" stroke="#fff" stroke-width="2"')}${path('M236 92v20m-10-10h20M78 132v16m-8-8h16', `stroke="${ink.line}" stroke-width="3"`)}`,
    );
  },
  together: (stage) => {
    const ink = inks(stage);
    const seats = [
      [160, 120],
      [90, 78],
      [230, 70],
      [96, 176],
      [226, 176],
      [160, 54],
    ] as const;
    const ways = seats.slice(1).map(([x, y]) => `M160 120L${x} ${y}`);
    return plate(
      stage,
      `${path(`${ways.join('')}M90 78L160 54L230 70M96 176L226 176`, 'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"')}${path('M90 78L160 120L226 176', `fill="none" stroke="${ink.line}" stroke-width="3"`)}<g stroke="#fff" stroke-width="2">${seats.map(([x, y], index) => `${disc([x, y], index ? 17 : 24, `fill="${index === 2 || index === 3 ? ink.bright : ink.board}"`)}${disc([x, y - (index ? 4 : 5)], index ? 4.5 : 6.5, `fill="${ink.shade}"`)}${path(`M${x - (index ? 8 : 11)} ${y + (index ? 9 : 12)}a${index ? 8 : 11} ${index ? 8 : 11} 0 0 1 ${index ? 16 : 22} 0z`, `fill="${ink.shade}"`)}`).join('')}</g>`,
    );
  },
  journey: (stage) => {
    const ink = inks(stage);
    const steps = range(4).map((index) =>
      cube(
        92 + index * 45,
        190 - index * 26,
        26,
        `fill="${index % 2 ? ink.shade : ink.board}" stroke="#fff" stroke-width="2" stroke-linejoin="round"`,
      ),
    );
    return plate(
      stage,
      `${steps.reverse().join('')}${path('M92 164L137 138L182 112L227 86', `fill="none" stroke="${ink.line}" stroke-width="3"`)}${node([92, 164], 2.4, ink)}${node([137, 138], 2.4, ink)}${node([182, 112], 2.4, ink)}${path('M227 86V46', 'stroke="#fff" stroke-width="2.500"')}${path('M227 46l26 9l-26 10z', `fill="${ink.line}"`)}`,
    );
  },
  ready: (stage) => {
    const ink = inks(stage);
    const rays = range(12).map((index) => {
      const from = away([160, 120], index * 30, 68);
      const to = away([160, 120], index * 30, index % 3 ? 78 : 86);
      return `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`;
    });
    return plate(
      stage,
      `${path(rays.join(''), 'stroke="#fff" stroke-opacity=".8" stroke-width="2"')}<g stroke="#fff" stroke-width="2">${disc([160, 120], 54, `fill="${ink.board}"`)}${disc([160, 120], 42, `fill="${ink.shade}"`)}</g>${path('M138 122l16 17 32-38', `fill="none" stroke="${ink.line}" stroke-width="7"`)}${node([138, 122], 2.4, ink)}${node([186, 101], 2.4, ink)}`,
    );
  },
};
