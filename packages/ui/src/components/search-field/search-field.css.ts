import { keyframes } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../field/component-style.ts';
import { unseenRules } from '../field/unseen.ts';

export const search = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  inlineSize: '100%',
  minInlineSize: 0,
});

export const unseen = componentStyle(unseenRules);

const turn = keyframes({ to: { rotate: '360deg' } });

/** Turns while something is on its way; stands still for people who asked for less motion. */
export const turning = componentStyle({
  '@media': { [prefers.motion]: { animation: `${turn} 900ms linear infinite` } },
});
