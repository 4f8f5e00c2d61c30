import { mix } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import { balloons, formation, ridges, routes, sunrise, wing } from './glow-figures.ts';
import { gradient, plane, skies } from './glow-kit.ts';
import { glowMessages } from './glow-messages.ts';
import { clouds, constellation, kites, orbits, runway } from './glow-more.ts';
import { at, disc, type Manner, path, range, type Stage } from './stage.ts';

/** A dotted way that rises, with a plane at its end. */
const flight = (stage: Stage) => {
  const { width: w, height: h, unit: u, random } = stage;
  const from = [w * random.between(-0.02, 0.06), h * random.between(0.8, 0.95)] as const;
  const to = [w * random.between(0.1, 0.22), h * random.between(0.16, 0.36)] as const;
  const bend = [to[0] - w * 0.02, from[1] - h * 0.06] as const;
  const turned = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI;
  const way = `${path(`M${at(from)}Q${at(bend)} ${at(to)}`, `fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${n(u * 0.9)}" stroke-linecap="round" stroke-dasharray="0 ${n(u * 2.9)}"`)}${plane(to[0] + u, to[1] - u * 3, u * 0.75, turned, '#fff')}`;
  return stage.x > w / 2 ? way : `<g transform="translate(${w}) scale(-1 1)">${way}</g>`;
};

/** Light in a sky: gradients, bodies that glow, and a way that rises. */
export const glow: Manner = {
  ground: (stage) => {
    const { width: w, height: h, unit: u, random } = stage;
    const { night, dusk, day, warm } = skies(stage);
    const hours = [
      [night, dusk, day],
      [night, dusk, mix(day, warm, 0.6)],
      [dusk, day, mix(day, warm, 0.5)],
    ] as const;
    const stars = range(14).map(() =>
      disc(
        [w * random.next(), h * random.between(0, 0.5)],
        u * random.between(0.25, 0.65),
        `fill="#fff" fill-opacity="${n(random.between(0.4, 0.9))}"`,
      ),
    );
    return `<defs>${gradient('g', hours[stage.ground] ?? hours[0], 'x1=".2" y1="0" x2=".5" y2="1"')}</defs><rect width="${w}" height="${h}" fill="url(#g)"/>${stars.join('')}`;
  },
  beside: (stage) => (stage.hasWords ? '' : flight(stage)),
  messages: glowMessages,
  figures: [sunrise, routes, wing, ridges, balloons, formation],
  shared: [orbits, kites, runway, clouds, constellation],
};
