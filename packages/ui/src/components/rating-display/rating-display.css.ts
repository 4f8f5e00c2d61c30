import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;
const star = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="m12 1.8 3.1 6.5 7.1 1-5.2 5 1.3 7.1-6.3-3.5-6.3 3.5L7 14.3l-5.2-5 7.1-1z"/></svg>',
)}")`;

export const rating = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3em',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '1.05em',
        blockSize: '1.05em',
        backgroundColor: color.rating.on,
        mask: `${star} left center / 1.05em 100% repeat-x`,
        forcedColorAdjust: 'none',
      },
      '&[data-variant="stars"]::before': {
        inlineSize: '5.25em',
        background: `linear-gradient(to right, ${color.rating.on} var(--ui-rating-share), ${color.rating.off} 0)`,
      },
      '&[data-unrated]': { color: color.fg.muted },
      '&[data-unrated][data-variant="compact"]::before': { backgroundColor: color.rating.off },
    },
    '@media': {
      [prefers.print]: {
        selectors: {
          '&::before': { backgroundColor: 'black !important', printColorAdjust: 'exact' },
          '&[data-variant="stars"]::before': {
            background: 'linear-gradient(to right, black var(--ui-rating-share), silver 0) !important',
          },
        },
      },
      [prefers.forcedColors]: {
        selectors: { '&[data-variant="compact"]::before': { backgroundColor: 'CanvasText' } },
      },
    },
  }),
);
