import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { spin } from '../../internal/motion.css.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { whileWaiting } from '../../theme/motion.ts';

const { color } = vars;

export const progressRing = style(
  layered({
    display: 'block',
    flexShrink: 0,
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    selectors: {
      '&[data-size="small"]': { inlineSize: '1.5rem', blockSize: '1.5rem' },
      '&[data-size="large"]': { inlineSize: '7rem', blockSize: '7rem' },
      '&[data-unknown]': { animation: `${spin} ${whileWaiting.turn} linear infinite` },
    },
    '@media': {
      [prefers.reducedMotion]: { selectors: { '&[data-unknown]': { animation: 'none' } } },
    },
  }),
);

export const track = style(
  layered({
    fill: 'none',
    stroke: color.progress.track,
    strokeWidth: 4,
    '@media': {
      // Thin, so that nothing done does not look like all of it.
      [prefers.forcedColors]: { stroke: 'CanvasText', strokeWidth: 1 },
      [prefers.print]: { stroke: 'silver' },
    },
  }),
);

/* The colour of the text, which paper makes black. */
export const fill = style(
  layered({
    fill: 'none',
    color: color.progress.fill,
    stroke: 'currentColor',
    strokeWidth: 4,
    transform: 'rotate(-90deg)',
    transformOrigin: 'center',
    transition: `stroke-dasharray ${vars.motion.base} ${vars.motion.standard}`,
    selectors: { '[data-done] > &': { color: color.progress.done } },
    '@media': {
      [prefers.reducedMotion]: { transition: 'none' },
      [prefers.forcedColors]: { stroke: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const text = style(
  layered({
    color: color.fg.default,
    fill: 'currentColor',
    fontSize: '10px',
    fontWeight: vars.font.weight.bold,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    '@media': { [prefers.forcedColors]: { fill: 'CanvasText' } },
  }),
);
