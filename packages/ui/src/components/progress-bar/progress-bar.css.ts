import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const progressBar = style({
  ...layered({
    position: 'relative',
    overflow: 'hidden',
    inlineSize: '100%',
    blockSize: '8px',
    borderRadius: `var(--ui-progress-radius, ${vars.radius.pill})`,
    backgroundColor: color.progress.track,
    selectors: {
      '&[data-size="small"]': { blockSize: '4px', borderRadius: 0 },
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        backgroundColor: color.progress.fill,
        transform: 'translateX(calc((var(--ui-progress, 0) - 1) * 100%))',
        transition: `transform ${vars.motion.base} ${vars.motion.standard}`,
      },
      '&[data-done]::before': { backgroundColor: color.progress.done },
      '&[data-unknown]::before': {
        inlineSize: '33%',
        animation: `${sweep} 1.4s ${vars.motion.standard} infinite`,
      },
      '&:dir(rtl)::before': { transform: 'translateX(calc((1 - var(--ui-progress, 0)) * 100%))' },
    },
    '@media': {
      [prefers.reducedMotion]: {
        selectors: {
          '&::before': { transition: 'none' },
          /* It cannot sweep: it lies still in the middle, half seen. */
          '&[data-unknown]::before': {
            animation: 'none',
            transform: 'translateX(100%)',
            opacity: 0.7,
          },
        },
      },
      [prefers.forcedColors]: {
        outline: '1px solid CanvasText',
        selectors: { '&::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
});
