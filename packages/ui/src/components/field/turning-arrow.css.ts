import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { spin } from '../../internal/motion.css.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { whileWaiting } from '../../theme/motion.ts';

/** Stands still for people who asked for less motion. */
export const turning = style(
  layered({
    display: 'grid',
    '@media': { [prefers.motion]: { animation: `${spin} ${whileWaiting.turn} linear infinite` } },
  }),
);
