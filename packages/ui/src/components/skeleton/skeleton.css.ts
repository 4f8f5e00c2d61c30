import { globalStyle, style } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../layered.ts';
import { appear, pulse } from '../motion.css.ts';

const { color, space, radius } = vars;

/** One animation for the whole shape, on opacity alone, so that a page of them costs the compositor only. */
export const skeleton = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    animation: `${appear} ${vars.motion.base} 200ms backwards, ${pulse} 1.6s ${vars.motion.standard} 600ms infinite`,
    selectors: {
      '&[data-shape="row"], &[data-shape="comment"]': { flexDirection: 'row', gap: space.s },
      '&[data-shape="row"]': { alignItems: 'center' },
    },
    '@media': { [prefers.reducedMotion]: { animation: `${appear} 1ms 200ms backwards` } },
  }),
);

globalStyle(
  `${skeleton} > span:not([class])`,
  layered({ flex: 1, display: 'flex', flexDirection: 'column', gap: space.xs }),
);

const bone = { display: 'block', backgroundColor: color.bg.skeleton } as const;
const inForcedColors = { [prefers.forcedColors]: { outline: '1px solid GrayText', outlineOffset: '-1px' } };

export const line = style(
  layered({
    ...bone,
    blockSize: '0.75em',
    marginBlock: '0.125em',
    borderRadius: radius.small,
    selectors: {
      '&[data-length="middle"]': { inlineSize: '75%' },
      '&[data-length="short"]': { inlineSize: '40%' },
    },
    '@media': inForcedColors,
  }),
);

export const block = style(
  layered({
    ...bone,
    aspectRatio: '16 / 9',
    inlineSize: '100%',
    borderRadius: radius.media,
    '@media': inForcedColors,
    selectors: { '[data-shape="detail"] > &': { aspectRatio: 'auto', blockSize: '12rem' } },
  }),
);

export const circle = style(
  layered({
    ...bone,
    flexShrink: 0,
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: radius.round,
    '@media': inForcedColors,
  }),
);

export const bars = style(
  layered({ display: 'flex', alignItems: 'flex-end', gap: space.xs, blockSize: '10rem' }),
);
globalStyle(
  `${bars} > span`,
  layered({
    ...bone,
    flex: 1,
    borderRadius: `${radius.small} ${radius.small} 0 0`,
    '@media': inForcedColors,
  }),
);
