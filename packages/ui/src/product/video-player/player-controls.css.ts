import { style } from '@vanilla-extract/css';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';
import { mediaColors } from './media-colors.css.ts';
import { player } from './video-player.css.ts';

export const controls = style(
  inProduct({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    paddingInline: vars.space.m,
    paddingBlock: `${vars.space.xl} ${vars.space.xs}`,
    background: 'linear-gradient(to top, rgb(0 0 0 / 0.88) 40%, transparent)',
    color: vars.color.fg.onMedia,
    vars: mediaColors,
    transition: `opacity ${vars.motion.base} ${vars.motion.standard}`,
    selectors: {
      [`${player}[data-idle] &:not(:focus-within)`]: { opacity: 0, pointerEvents: 'none' },
      [`${player}[data-idle] &:focus-within:not(:has(:focus-visible))`]: {
        opacity: 0,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [prefers.reducedMotion]: { transition: 'none' },
      [below('filters')]: { paddingInline: vars.space.xs },
    },
  }),
);

export const row = style(inProduct({ display: 'flex', alignItems: 'center' }));
export const space = style(inProduct({ flex: 1 }));
export const wideOnly = style(
  inProduct({
    display: 'inline-flex',
    '@media': { '(pointer: coarse)': { display: 'none' }, [below('filters')]: { display: 'none' } },
  }),
);
