import { mix } from '../compiler/color.ts';
import { n } from '../compiler/drawings/family.ts';
import { lit, type Stage } from './stage.ts';

/** The lights of a sky: from the deep ground over the school's colour to the accent at the horizon. */
export const skies = (stage: Stage) => {
  const { deep, accent } = stage.palette;
  const night = lit(deep, 0.2, 1.1);
  return {
    night,
    dusk: lit(mix(stage.palette.brand, stage.hue, 0.5), 0.4, 1.3),
    day: lit(mix(stage.palette.brand, stage.hue, 0.78), 0.6, 1.15),
    warm: lit(accent, 0.74),
    pale: lit(mix(stage.hue, accent, 0.3), 0.93, 0.35),
  };
};

export const gradient = (id: string, stops: readonly string[], more = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${more}>${stops.map((color, index) => `<stop offset="${n(index / (stops.length - 1))}" stop-color="${color}"/>`).join('')}</linearGradient>`;

/** A paper plane that flies along its own nose. */
export const plane = (x: number, y: number, size: number, turned: number, color: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turned)}) scale(${n(size)})"><path d="M10 0L-8 -6.500L-4.500 -.6z" fill="${color}"/><path d="M10 0L-4.500 .9L-7 7z" fill="${color}" fill-opacity=".72"/><path d="M-4.500 -.6L-4.500 .9L-6.500 3.800L-5.900 -.8z" fill="#000" fill-opacity=".22"/></g>`;
