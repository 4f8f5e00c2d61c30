import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { below, from } from '../../theme/breakpoints.ts';

/** Below 700 px it leaves the eye and stays for the ear. */
export const full = style(
  layered({
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [below('fullCounts')]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const compact = style(
  layered({ fontVariantNumeric: 'tabular-nums', '@media': { [from('fullCounts')]: { display: 'none' } } }),
);
