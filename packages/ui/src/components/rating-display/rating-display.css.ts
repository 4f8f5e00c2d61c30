import { style } from '@vanilla-extract/css';
import { dataSvg } from '../../internal/data-svg.ts';
import { ink } from '../../internal/ink.ts';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/** The corners of a star in a field of 24 by 24. */
const corners = [
  [12, 1.8],
  [15.1, 8.3],
  [22.2, 9.3],
  [17, 14.3],
  [18.3, 21.4],
  [12, 17.9],
  [5.7, 21.4],
  [7, 14.3],
  [1.8, 9.3],
  [8.9, 8.3],
] as const;

const inPercent = (at: number) => `${Math.round((at / 24) * 100)}%`;
/** One star is cut out: hundreds of masks in a list would each be painted into a layer of their own. */
const star = `polygon(${corners.map(([x, y]) => `${inPercent(x)} ${inPercent(y)}`).join()})`;
export const stars = dataSvg(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M${corners.join(' ')}z"/></svg>`,
);

export const rating = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3em',
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '1.05em',
        blockSize: '1.05em',
        backgroundColor: color.rating.on,
        clipPath: star,
        forcedColorAdjust: 'none',
        ...ink,
      },
      '&[data-variant="stars"]::before': {
        inlineSize: '5.25em',
        clipPath: 'none',
        mask: `${stars} left center / 1.05em 100% repeat-x`,
        background: `linear-gradient(to right, ${color.rating.on} var(--ui-rating-share), ${color.rating.off} 0)`,
      },
      '&[data-unrated]': { color: color.fg.muted },
      '&[data-unrated][data-variant="compact"]::before': { backgroundColor: color.rating.off },
    },
    '@media': {
      [prefers.print]: {
        selectors: {
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
