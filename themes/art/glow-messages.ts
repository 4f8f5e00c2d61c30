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
  hello: (stage) => {
    const { warm, pale, night, day } = skies(stage);
    return porthole(
      stage,
      `${disc([160, 168], 50, `fill="${warm}"`)}${disc([160, 168], 76, `fill="${warm}" fill-opacity=".22"`)}${cloud(228, 92, 0.8, pale, 0.9)}<path d="M40 240v-62q58-22 120-2t130-14v78z" fill="${night}"/>${path('M160 178L132 240h56z', `fill="${day}" fill-opacity=".4"`)}${path('M160 186v8m0 8v10m0 8v12', `stroke="${pale}" stroke-width="3"`)}`,
      `${dotted('M36 168C70 204 124 176 112 132S58 112 74 84s60-22 76-26')}${plane(176, 52, 2.4, -14, pale)}`,
    );
  },
  together: (stage) => {
    const { warm, pale, night, dusk } = skies(stage);
    return porthole(
      stage,
      `${disc([110, 84], 30, `fill="${pale}" fill-opacity=".9"`)}${cloud(214, 150, 1.1, pale, 0.5)}<path d="M40 240v-44q62-26 122-8t128-10v62z" fill="${dusk}"/><path d="M40 240v-22q66-18 128-4t122-8v34z" fill="${night}"/>`,
      `${dotted('M30 196C90 186 150 150 196 96', pale)}${dotted('M58 222C120 214 190 176 232 134', warm)}${dotted('M40 146C90 138 126 112 150 74', warm)}${plane(214, 74, 2.7, -48, warm)}${plane(250, 114, 2.1, -46, pale)}${plane(164, 54, 2.1, -52, pale)}`,
    );
  },
  journey: (stage) => {
    const { warm, pale, night, dusk, day } = skies(stage);
    const stop = ([x, y]: readonly [number, number], color: string) =>
      `${path(`M${x} ${y}v-26`, `stroke="${pale}" stroke-width="3" stroke-linecap="round"`)}${path(`M${x} ${y - 26}l18 6l-18 7z`, `fill="${color}"`)}${disc([x, y], 4, `fill="${pale}"`)}`;
    return porthole(
      stage,
      `${disc([216, 74], 22, `fill="${warm}"`)}<path d="M40 240v-96l44-30 38 26 50-44 52 40 66-30v134z" fill="${dusk}"/><path d="M40 240v-50q50-30 110-10t140-22v82z" fill="${day}" fill-opacity=".55"/><path d="M40 240v-24q60-16 120-4t130-10v38z" fill="${night}"/>`,
      `${dotted('M64 212C112 206 84 168 128 164S206 176 190 134s20-56 52-66')}${stop([128, 164], pale)}${stop([191, 132], warm)}${plane(258, 62, 2.3, -22, warm)}`,
    );
  },
  ready: (stage) => {
    const { warm, pale, night, day } = skies(stage);
    const sparks = [-150, -120, -90, -60, -30].map((turned, index) => {
      const far = index % 2 ? 66 : 74;
      const [x, y] = [
        160 + Math.cos((turned * Math.PI) / 180) * far,
        204 + Math.sin((turned * Math.PI) / 180) * far,
      ];
      return disc([x, y], index % 2 ? 3 : 4.5, `fill="${index % 2 ? pale : warm}"`);
    });
    return porthole(
      stage,
      `${disc([160, 206], 44, `fill="${warm}"`)}${disc([160, 206], 58, `fill="${warm}" fill-opacity=".25"`)}${sparks.join('')}${cloud(96, 150, 0.9, pale, 0.8)}${cloud(232, 166, 0.8, pale, 0.7)}<path d="M40 240v-18q60-12 120-2t130-8v28z" fill="${night}"/>`,
      `${path('M150 214C156 168 168 128 196 82', `fill="none" stroke="${pale}" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"`)}${dotted('M118 214C124 168 150 120 180 84', day)}${plane(214, 54, 3.6, -56, warm)}`,
    );
  },
};
