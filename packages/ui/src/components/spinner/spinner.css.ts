import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { appear, spin } from '../../internal/motion.css.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { whileWaiting } from '../../theme/motion.ts';

export const spinner = style(
  layered({
    position: 'relative',
    display: 'inline-block',
    inlineSize: vars.size.iconMedium,
    blockSize: vars.size.iconMedium,
    border: `3px solid ${vars.color.progress.track}`,
    borderBlockStartColor: vars.color.progress.fill,
    borderRadius: vars.radius.round,
    animation: `${spin} ${whileWaiting.turn} linear infinite, ${appear} ${vars.motion.fast} ${whileWaiting.patience} backwards`,
    selectors: {
      '&[data-size="small"]': {
        inlineSize: vars.size.iconSmall,
        blockSize: vars.size.iconSmall,
        borderWidth: '2px',
      },
      '&[data-size="large"]': { inlineSize: vars.size.touch, blockSize: vars.size.touch, borderWidth: '4px' },
    },
    '@media': {
      [prefers.reducedMotion]: {
        animation: `${appear} ${whileWaiting.atOnce} ${whileWaiting.patience} backwards`,
      },
      [prefers.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
    },
  }),
);
