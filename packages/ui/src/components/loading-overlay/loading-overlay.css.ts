import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { appear, spin } from '../../internal/motion.css.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { whileWaiting } from '../../theme/motion.ts';

const { color } = vars;

export const loadingOverlay = style(
  layered({
    position: 'absolute',
    inset: 0,
    zIndex: vars.layer.raised,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s,
    padding: vars.space.m,
    backgroundColor: `color-mix(in oklab, ${color.bg.canvas} 88%, transparent)`,
    color: color.fg.default,
    fontWeight: vars.font.weight.medium,
    textAlign: 'center',
    cursor: 'progress',
    animation: `${appear} ${vars.motion.fast} ${whileWaiting.patience} backwards`,
    selectors: { '&[data-extent="page"]': { position: 'fixed', zIndex: vars.layer.dialog } },
    '@media': {
      [prefers.reducedMotion]: {
        animation: `${appear} ${whileWaiting.atOnce} ${whileWaiting.patience} backwards`,
      },
    },
  }),
);

export const ring = style(
  layered({
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    border: `4px solid ${color.progress.track}`,
    borderBlockStartColor: color.progress.fill,
    borderRadius: vars.radius.round,
    animation: `${spin} ${whileWaiting.turn} linear infinite`,
    '@media': {
      [prefers.reducedMotion]: { animation: 'none' },
      [prefers.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
    },
  }),
);
