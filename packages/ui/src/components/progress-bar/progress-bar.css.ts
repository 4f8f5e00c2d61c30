import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { ink } from '../../internal/ink.ts';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { whileWaiting } from '../../theme/motion.ts';

const { color } = vars;
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/**
 * A track and what of it is full, without a clip, a layer or a transition: hundreds of them stand in a list, and all move at once when
 * it changes. Only one without a value moves, and is cut off at its ends.
 */
export const progressBar = style(
  layered({
    inlineSize: '100%',
    blockSize: '8px',
    borderRadius: `var(--ui-progress-radius, ${vars.radius.pill})`,
    backgroundColor: color.progress.track,
    selectors: {
      '&[data-size="small"]': { blockSize: '4px', borderRadius: 0 },
      '&[data-unknown]': { overflow: 'hidden' },
    },
    '@media': {
      [prefers.forcedColors]: { outline: '1px solid CanvasText' },
      /* Paper has no grounds: a frame, and ink for what is full. */
      [prefers.print]: { outline: '1px solid black' },
    },
  }),
);

/**
 * What is full: an element, whose length changes without anything being styled anew; in a small one, which walls of cards carry by the
 * hundred and must stay one element (decision 0550), a pseudo-element, which is styled anew each time.
 */
const full = (state = '') =>
  `${progressBar}${state} > span, ${progressBar}${state}[data-size="small"]::before`;

globalStyle(
  full(),
  layered({
    content: '',
    display: 'block',
    inlineSize: 'calc(var(--ui-progress, 0) * 1%)',
    blockSize: '100%',
    borderRadius: 'inherit',
    backgroundColor: color.progress.fill,
    ...ink,
    printColorAdjust: 'exact',
    '@media': {
      [prefers.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
globalStyle(full('[data-done]'), layered({ backgroundColor: color.progress.done }));
globalStyle(
  full('[data-unknown]'),
  layered({
    inlineSize: '33%',
    animation: `${sweep} ${whileWaiting.pulse} ${vars.motion.standard} infinite`,
    '@media': {
      /* It cannot sweep: it lies still in the middle, half seen. */
      [prefers.reducedMotion]: { animation: 'none', transform: 'translateX(100%)', opacity: 0.7 },
    },
  }),
);
