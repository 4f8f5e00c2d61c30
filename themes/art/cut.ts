import { parcels, rings, sheets } from './cut-indoors.ts';
import { type Point, papers, round } from './cut-kit.ts';
import { cutMessages } from './cut-messages.ts';
import { birds, blooms, boat, mobile, street } from './cut-more.ts';
import { fronds, hills, stalls } from './cut-outdoors.ts';
import { at, away, type Manner, path, range } from './stage.ts';

/** Paper cut by hand and laid on a light sheet. */
export const cut: Manner = {
  ground: (stage) => {
    const { width: w, height: h, unit: u, x, y } = stage;
    const { ground, blob } = papers(stage);
    return `<rect width="${w}" height="${h}" fill="${ground}"/>${path(round(stage, [x, y], u * stage.random.between(46, 54), 0.1), `fill="${blob}"`)}`;
  },
  beside: (stage) => {
    const { width: w, height: h, unit: u, x, random } = stage;
    const { two, three, sun, one } = papers(stage);
    const side = x > w / 2 ? 0 : 1;
    const colors = [two, three, sun, one];
    return range(6)
      .map((index) => {
        const place: Point = [
          w * (side + random.between(0.03, 0.16) * (side ? -1 : 1)),
          h * random.between(0.08, 0.92),
        ];
        const r = u * random.between(1.6, 3.4);
        const turned = random.between(0, 120);
        const shape =
          index % 3 === 0
            ? round(stage, place, r * 0.8)
            : `M${[0, 110, 250].map((angle) => at(away(place, angle + turned, r))).join('L')}z`;
        return path(shape, `fill="${colors[index % 4]}"`);
      })
      .join('');
  },
  figures: [rings, parcels, sheets, hills, stalls, fronds],
  shared: [blooms, boat, mobile, street, birds],
  finish: (_stage, body) => body && `<g style="filter:drop-shadow(3px 4px 0 rgb(58 26 8/.18))">${body}</g>`,
  messages: cutMessages,
};
