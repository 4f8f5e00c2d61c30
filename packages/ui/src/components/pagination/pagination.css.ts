import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { below, from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Where pages have little room, they have none between them. */
const close = { [below('small')]: { columnGap: 0 } };

export const pagination = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xxs,
    fontVariantNumeric: 'tabular-nums',
    '@media': { ...offPaper, ...close },
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  }),
);

export const pages = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    '@media': { ...close, [below('tiny')]: { display: 'none' } },
  }),
);

export const position = style(
  layered({
    minInlineSize: 'min(7rem, 30vi)',
    textAlign: 'center',
    color: vars.color.fg.muted,
    '@media': { [from('tiny')]: { display: 'none' } },
  }),
);
/** As long as where one is mostly is. */
globalStyle(`${position} > span`, layered({ inlineSize: '3.5rem', marginInline: 'auto' }));

const cell = layered({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.control },
    '&[aria-current="page"]': { backgroundColor: vars.color.bg.brand, color: vars.color.fg.onBrand },
    '[aria-busy="true"] &:not([aria-current])': { color: vars.color.fg.muted, cursor: 'progress' },
    '&[aria-disabled="true"]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [prefers.hover]: {
      selectors: {
        '&:hover:not([aria-current="page"], [aria-disabled="true"])': {
          backgroundColor: vars.color.bg.hover,
        },
      },
    },
    ...whilePointed(`background-color ${vars.motion.fast} ${vars.motion.standard}`),
    [prefers.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/** Seven pages and two arrows still fit at 400 px, with no room between them. */
const narrow = `min(${vars.size.touch}, 9.9vi)`;

export const page = style([cell, layered({ '@media': { [below('small')]: { minInlineSize: narrow } } })]);
export const step = style(cell);
globalStyle(`${step} > svg`, layered({ inlineSize: '1.5rem', blockSize: '1.5rem' }));

export const gap = style(
  layered({
    minInlineSize: '1.5rem',
    textAlign: 'center',
    color: vars.color.fg.muted,
  }),
);

/** As large as the number of a page. */
export const pagePlace = style(
  layered({
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    '@media': { [below('small')]: { selectors: { [`${pages} > &`]: { inlineSize: narrow } } } },
  }),
);
