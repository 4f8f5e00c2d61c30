import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { appear, spin } from '../../internal/motion.css.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const spinner = style(
  layered({
    position: 'relative',
    display: 'inline-block',
    inlineSize: vars.size.iconMedium,
    blockSize: vars.size.iconMedium,
    border: `3px solid ${vars.color.progress.track}`,
    borderBlockStartColor: vars.color.progress.fill,
    borderRadius: vars.radius.round,
    animation: `${spin} 800ms linear infinite, ${appear} ${vars.motion.fast} 200ms backwards`,
    selectors: {
      '&[data-size="small"]': {
        inlineSize: vars.size.iconSmall,
        blockSize: vars.size.iconSmall,
        borderWidth: '2px',
      },
      '&[data-size="large"]': { inlineSize: vars.size.touch, blockSize: vars.size.touch, borderWidth: '4px' },
    },
    '@media': {
      [prefers.reducedMotion]: { animation: `${appear} 1ms 200ms backwards` },
      [prefers.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
    },
  }),
);
