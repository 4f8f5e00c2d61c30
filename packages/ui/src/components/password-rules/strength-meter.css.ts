import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/* Forced colours would draw neither of its grounds. */
export const bar = style(
  layered({
    flex: '1',
    blockSize: '4px',
    backgroundColor: vars.color.progress.track,
    forcedColorAdjust: 'none',
    selectors: { '&[data-on]': { backgroundColor: 'currentColor' } },
  }),
);
