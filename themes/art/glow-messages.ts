import { mix } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import { gradient, plane, skies } from './glow-kit.ts';
import { disc, type MessageName, path, range, type Stage } from './stage.ts';

/** A round window into the sky; what flies may leave it. */
const porthole = (stage: Stage, inside: string, outside = '') => {
  const { night, dusk, day, warm } = skies(stage);
  const stars = range(16).map(() =>
    disc(
      [stage.random.between(70, 250), stage.random.between(20, 130)],
      stage.random.between(0.7, 1.6),
      'fill="#fff" fill-opacity=".8"',
    ),
  );
  return `<defs>${gradient('g', [night, dusk, day, mix(day, warm, 0.75)])}<clipPath id="w"><circle cx="160" cy="122" r="106"/></clipPath></defs><g clip-path="url(#w)"><path d="M50 12h220v220H50z" fill="url(#g)"/>${stars.join('')}${inside}</g><circle cx="160" cy="122" r="105" fill="none" stroke="${day}" stroke-opacity=".7" stroke-width="2"/>${outside}`;
};

const dotted = (d: string, color = '#fff') =>
  path(d, `fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 9"`);

const cloud = (x: number, y: number, size: number, color: string, opacity = 1) =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${size})" d="M-34 12a14 14 0 0 1 4-27 20 20 0 0 1 37-5 16 16 0 0 1 25 10 12 12 0 0 1 2 22z" fill="${color}" fill-opacity="${opacity}"/>`;

/** The sky of a brand that flies: a plane about to leave, off its way, at rest, and in a storm. */
export const glowMessages: Readonly<Record<MessageName, (stage: Stage) => string>> = {
  empty: (stage) => {
    const { warm, pale, night } = skies(stage);
    return porthole(
      stage,
      `${disc([198, 150], 34, `fill="${warm}"`)}${disc([198, 150], 56, `fill="${warm}" fill-opacity=".25"`)}<path d="M40 240V172q60-36 120-14t130-10v92z" fill="${night}"/>${cloud(120, 84, 0.9, pale, 0.85)}`,
      `${dotted('M30 214C96 214 150 190 214 92')}${dotted('M30 214C96 214 150 190 176 152', warm)}${plane(232, 66, 2.5, -58, warm)}`,
    );
  },
  lost: (stage) => {
    const { warm, pale, night, day } = skies(stage);
    return porthole(
      stage,
      `${disc([112, 78], 24, `fill="${pale}"`)}${disc([122, 72], 21, `fill="${day}" fill-opacity=".65"`)}<path d="M40 240v-52l46-40 40 34 52-56 48 44 44-24v94z" fill="${night}"/><path d="M40 240v-20q60-20 120-6t130-12v40z" fill="${night}" fill-opacity=".6"/>`,
      `${dotted('M44 206C110 208 176 170 170 118S104 92 112 134s96 52 142-34')}${plane(264, 78, 2.4, -40, warm)}`,
    );
  },
  resting: (stage) => {
    const { warm, pale, night, day, dusk } = skies(stage);
    const balloon = `<path d="M164 40c46 0 44 58 10 92h-20c-34-34-36-92 10-92z" fill="${warm}"/><path d="M164 40c24 0 24 58 6 92h-12c-18-34-18-92 6-92z" fill="${pale}"/><path d="M164 40c9 0 8 58 2 92h-4c-6-34-7-92 2-92z" fill="${warm}"/><path d="M154 134l2 14m16-14l-2 14" stroke="${pale}" stroke-width="2"/><rect x="153" y="148" width="22" height="17" rx="4" fill="${night}"/>`;
    return porthole(
      stage,
      `${disc([226, 66], 15, `fill="${pale}"`)}<path d="M40 240v-48q60-24 124-10t126-8v66z" fill="${dusk}"/><path d="M40 240v-26q70-20 130-6t120-8v40z" fill="${night}"/>`,
      `<g transform="rotate(5 164 200)">${path('M156 164L112 208M172 164L216 206', `stroke="${pale}" stroke-width="2"`)}${balloon}</g>${path('M108 202v14M220 200v14', `stroke="${day}" stroke-width="6" stroke-linecap="round"`)}`,
    );
  },
  failed: (stage) => {
    const { warm, pale, night, day } = skies(stage);
    return porthole(
      stage,
      `<path d="M40 240v-40q60-26 120-8t130-10v58z" fill="${night}"/>${path('M92 150l-8 26M118 156l-8 26M220 146l-8 26M244 138l-8 26', `stroke="${pale}" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"`)}`,
      `${cloud(172, 92, 2.1, pale)}${cloud(104, 116, 1.25, day)}<path d="M178 112l-26 44h20l-10 38 36-50h-21l13-32z" fill="${warm}"/>${dotted('M26 208q34-6 52-28')}${plane(90, 164, 2, -48, pale)}`,
    );
  },
};
