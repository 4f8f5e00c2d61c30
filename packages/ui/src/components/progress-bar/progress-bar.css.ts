import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/**
 * A track and what of it is full, without a clip, a layer or a transition: hundreds of them stand in a list, and all move at once when
 * it changes. Only one without a value moves, and is cut off at its ends.
 */
export const progressBar = style({
  ...layered({
    inlineSize: '100%',
    blockSize: '8px',
    borderRadius: `var(--ui-progress-radius, ${vars.radius.pill})`,
    backgroundColor: color.progress.track,
    selectors: {
      '&[data-size="small"]': { blockSize: '4px', borderRadius: 0 },
      '&::before': {
        content: '',
        display: 'block',
        inlineSize: 'calc(var(--ui-progress, 0) * 100%)',
        blockSize: '100%',
        borderRadius: 'inherit',
        backgroundColor: color.progress.fill,
      },
      '&[data-done]::before': { backgroundColor: color.progress.done },
      '&[data-unknown]': { overflow: 'hidden' },
      '&[data-unknown]::before': {
        inlineSize: '33%',
        animation: `${sweep} 1.4s ${vars.motion.standard} infinite`,
      },
    },
    '@media': {
      [prefers.reducedMotion]: {
        selectors: {
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
      /* Paper has no grounds: a frame, and ink for what is full. */
      [prefers.print]: {
        outline: '1px solid black',
        selectors: { '&::before': { backgroundColor: 'black !important', printColorAdjust: 'exact' } },
      },
    },
  }),
});
