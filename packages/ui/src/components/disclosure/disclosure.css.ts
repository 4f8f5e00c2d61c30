import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const disclosure = style(
  layered({
    display: 'grid',
    // What is typed in it stays within it, however long a word is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    justifyItems: 'start',
  }),
);
globalStyle(`${disclosure} > div`, layered({ inlineSize: '100%' }));
/* The button has no ground of its own, so its words are what has to stand on the line. */
globalStyle(
  `${disclosure} > button`,
  layered({ marginInlineStart: `calc(-1 * (${vars.space.s} + ${vars.borderWidth.control}))` }),
);
globalStyle(
  `${disclosure} > button > svg`,
  layered({
    transition: `transform ${vars.motion.base} ${vars.motion.standard}`,
    '@media': { [prefers.reducedMotion]: { transition: 'none' } },
  }),
);
globalStyle(`${disclosure}[data-open] > button > svg`, layered({ transform: 'rotate(180deg)' }));
