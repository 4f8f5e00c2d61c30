import { style } from '@vanilla-extract/css';
import { layered } from '../layered.ts';

export const duration = style(
  layered({ position: 'relative', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }),
);

/** Out of sight, not out of the accessibility tree. */
export const spoken = style(
  layered({
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
