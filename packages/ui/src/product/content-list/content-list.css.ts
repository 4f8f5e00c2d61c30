import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Its words stand on the line of what is above it; the ground of a row that is pointed at reaches beyond. */
export const list = style(
  inProduct({ display: 'grid', gap: '2px', marginInline: `calc(-1 * ${vars.space.s})` }),
);

export const item = style(inProduct({ display: 'grid' }));

export const row = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    gap: vars.space.s,
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.s,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    ':hover': { backgroundColor: vars.color.bg.hover },
    ':active': { backgroundColor: vars.color.bg.active },
    selectors: {
      '&[aria-current]': { backgroundColor: vars.color.bg.selected },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.s,
        insetInlineStart: 0,
        inlineSize: '4px',
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.bg.brand,
      },
      '&[data-blocked]': { cursor: 'not-allowed' },
      '&[data-blocked]:not([aria-current])': { background: 'none' },
    },
    '@media': {
      [prefers.forcedColors]: {
        selectors: {
          '&[aria-current]': { outline: '2px solid Highlight' },
          '&[data-blocked]': { color: 'GrayText' },
        },
      },
    },
  }),
);

/** Of the circle before a title; it grows with the number in it. */
const side = '1.75rem';

export const mark = style(
  inProduct({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: side,
    blockSize: side,
    borderRadius: vars.radius.round,
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-done]': {
        border: 0,
        backgroundColor: vars.color.bg.positive,
        color: vars.color.fg.onPositive,
      },
      '&[data-blocked]': {
        border: 0,
        backgroundColor: vars.color.lock.bg,
        color: vars.color.lock.fg,
      },
    },
  }),
);
globalStyle(`${mark} > svg`, { inlineSize: '1rem', blockSize: '1rem', strokeWidth: 2.5 });

export const text = style(
  inProduct({
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: '2px',
    minBlockSize: side,
  }),
);

export const title = style(
  inProduct({
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'break-word',
    selectors: {
      [`${row}[aria-current] &`]: { fontWeight: vars.font.weight.bold },
      [`${row}[data-blocked] &`]: { color: vars.color.fg.muted },
    },
  }),
);

export const facts = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);

globalStyle(`${facts} > svg`, inProduct({ inlineSize: '0.875rem', blockSize: '0.875rem' }));
export const begun = style(inProduct({ color: vars.color.fg.brand, fontWeight: vars.font.weight.bold }));
export const done = style(inProduct({ color: vars.color.fg.positive, fontWeight: vars.font.weight.bold }));
export const reason = style(
  inProduct({ color: vars.color.fg.muted, fontSize: vars.font.size.xs, lineHeight: vars.font.lineHeight.xs }),
);
