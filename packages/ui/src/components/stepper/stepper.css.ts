import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const circle = '2.25rem';
/** A step takes a finger, and never less than the circle with its number. */
const reach = `max(${vars.size.touch}, ${circle})`;

export const steps = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    selectors: {
      '&[data-variant="numbers"]': { gap: vars.space.xxs },
      '&[data-variant="dots"]': { flexWrap: 'nowrap' },
    },
  }),
);

/** Eight dots share a narrow window, with larger text too: each gives way, down to 24 px. */
export const item = style(
  layered({
    minInlineSize: '24px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
  }),
);

export const step = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    blockSize: reach,
    minInlineSize: '24px',
    selectors: {
      'button&': { inlineSize: reach, maxInlineSize: '100%' },
      '[data-variant="numbers"] &': { minInlineSize: reach },
    },
  }),
);

export const mark = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.round,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.medium,
    selectors: {
      '[data-variant="dots"] &': { inlineSize: '0.625rem', blockSize: '0.625rem' },
      '[data-variant="dots"] [data-done] > &': {
        backgroundColor: vars.color.border.control,
      },
      '[data-variant="dots"] [aria-current] > &': {
        inlineSize: '1.75rem',
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.bg.brand,
        borderColor: vars.color.bg.brand,
      },
      'button > &': { maxInlineSize: '100%' },
      '[data-variant="numbers"] &': { inlineSize: circle, blockSize: circle },
      '[data-variant="numbers"] [data-done] > &': {
        backgroundColor: vars.color.bg.brandSoft,
        borderColor: vars.color.border.brand,
        color: vars.color.fg.brand,
      },
      '[data-variant="numbers"] [aria-current] > &': {
        backgroundColor: vars.color.bg.brand,
        borderColor: vars.color.bg.brand,
        color: vars.color.fg.onBrand,
      },
    },
    '@media': {
      [prefers.print]: {
        selectors: {
          '[aria-current] > &': {
            backgroundColor: 'black !important',
            color: 'white !important',
            printColorAdjust: 'exact',
          },
        },
      },
      [prefers.motion]: {
        transition: `inline-size ${vars.motion.base} ${vars.motion.standard}, background-color ${vars.motion.fast} ${vars.motion.standard}`,
      },
      [prefers.forcedColors]: {
        selectors: {
          '[aria-current] > &': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

/** A small tick on the rim: an answered question is not told by colour alone. */
export const done = style(
  layered({
    position: 'absolute',
    insetBlockStart: '-4px',
    insetInlineEnd: '-4px',
    inlineSize: '1rem',
    blockSize: '1rem',
    padding: '2px',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.bg.positive,
    color: vars.color.fg.onPositive,
  }),
);

export { visuallyHidden as unseen } from '../visually-hidden/visually-hidden.css.ts';
