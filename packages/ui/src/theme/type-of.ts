import { vars } from './contract.css.ts';

const { size, lineHeight } = vars.font;

/** A step of the type scale. */
export type TypeStep = keyof typeof size;

/** Steps above the size of running text. */
const large: readonly TypeStep[] = ['l', 'xl', 'xxl', 'xxxl', 'display'];

/**
 * Size and line height of a step. What is larger than running text shrinks towards it where it would exceed a tenth of the width
 * it has, that of the nearest container or else of the window: with the text size doubled, the words of a title still fit a
 * line of a phone. At the usual text size that binds below 360 px only.
 */
export const typeOf = (step: TypeStep) =>
  large.includes(step)
    ? {
        fontSize: `min(${size[step]}, max(${size.m}, 10cqi))`,
        lineHeight: `min(${lineHeight[step]}, max(${lineHeight.m}, 12.5cqi))`,
      }
    : { fontSize: size[step], lineHeight: lineHeight[step] };
