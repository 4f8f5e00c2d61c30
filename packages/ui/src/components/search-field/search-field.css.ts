import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { spin } from '../../internal/motion.css.ts';
import { unseenRules } from '../../internal/unseen.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const search = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    inlineSize: '100%',
    minInlineSize: 0,
  }),
);

export const unseen = style(layered(unseenRules));

/** Turns while something is on its way; stands still for people who asked for less motion. */
export const turning = style(
  layered({
    '@media': { [prefers.motion]: { animation: `${spin} 900ms linear infinite` } },
  }),
);
