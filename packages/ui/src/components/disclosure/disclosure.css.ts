import { globalStyle, style } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../layered.ts';

export const disclosure = style(layered({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' }));
globalStyle(`${disclosure} > div`, layered({ inlineSize: '100%' }));
globalStyle(
  `${disclosure} > button > svg`,
  layered({
    transition: `transform ${vars.motion.base} ${vars.motion.standard}`,
    '@media': { [prefers.reducedMotion]: { transition: 'none' } },
  }),
);
globalStyle(`${disclosure}[data-state='open'] > button > svg`, layered({ transform: 'rotate(180deg)' }));
