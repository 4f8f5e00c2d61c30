import { n } from '../compiler/drawings/family.ts';
import { lineMessages } from './line-messages.ts';
import { inks, thin } from './lines-kit.ts';
import { bridge, cells, turns, waves, wheels } from './lines-more.ts';
import { circles, ledgers, stack } from './lines-plans.ts';
import { circuit, columns, contours } from './lines-ways.ts';
import { type Manner, path, range } from './stage.ts';

/** A drawing on a dark board: a grid of thin lines, figures in outline, one bold diagonal. */
export const lines: Manner = {
  ground: (stage) => {
    const { width: w, height: h, unit: u, random } = stage;
    const ink = inks(stage);
    const gap = u * 10;
    const across = range(Math.ceil(h / gap)).map((row) => `M0 ${n(row * gap + gap / 2)}H${w}`);
    const down = range(Math.ceil(w / gap)).map((column) => `M${n(column * gap + gap / 2)} 0V${h}`);
    const [slide, wide] = [random.next(), u * random.between(13, 20)];
    // A banner is cut round its figure to many widths: there the diagonal runs behind it, from edge to edge of each.
    const foot = stage.hasWords ? stage.x - (h + wide) / 2 - h * 0.16 * slide : w * (0.04 + 0.26 * slide);
    const diagonal = `M${n(foot)} ${h}L${n(foot + h)} 0h${n(wide)}L${n(foot + wide)} ${h}z`;
    return `<rect width="${w}" height="${h}" fill="${ink.board}"/>${path(across.join('') + down.join(''), thin(u, ink.fine, 0.12, 0.35))}${path(diagonal, `fill="${ink.bold}"`)}${path(`M${n(foot + wide + u * 3)} ${h}L${n(foot + wide + u * 3 + h)} 0`, thin(u, ink.line, 1, 0.7))}`;
  },
  beside: () => '',
  finish: (_stage, body) => `<g stroke="#fff" stroke-width="2.500" stroke-linejoin="round">${body}</g>`,
  messages: lineMessages,
  figures: [circles, stack, ledgers, contours, columns, circuit],
  shared: [waves, wheels, bridge, cells, turns],
};
