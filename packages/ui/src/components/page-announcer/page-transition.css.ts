import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/* Not from nothing: text half there is text. */
const come = keyframes({ from: { opacity: 0.4 } });

export const pageTransition = style(
  layered({
    animation: `${come} ${vars.motion.page} ${vars.motion.enter}`,
    '@media': { [prefers.reducedMotion]: { animation: 'none' } },
  }),
);
