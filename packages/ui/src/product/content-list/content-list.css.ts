import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { gutter } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Words and lines stand on the page's line; only the ground of a row that is tinted or pointed at reaches beyond, on phones to the edge. */
const beyond = createVar('beyond');
export const list = style(
  inProduct({
    display: 'grid',
    vars: { [beyond]: vars.space.s },
    '@media': { [below('medium')]: { vars: { [beyond]: gutter } } },
  }),
);

const tinted = ':is([aria-current], [data-next])';

export const item = style(
  inProduct({
    display: 'grid',
    selectors: {
      '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.default}` },
      // the ground of a tinted row is its line
      [`&:has(> ${tinted}), &:has(> ${tinted}) + &`]: { borderColor: 'transparent' },
    },
  }),
);

export const row = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s,
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.s,
    marginInline: `calc(-1 * ${beyond})`,
    paddingInline: beyond,
    borderRadius: vars.radius.control,
    ':hover': { backgroundColor: vars.color.bg.hover },
    ':active': { backgroundColor: vars.color.bg.active },
    selectors: {
      [`&${tinted}`]: {
        background: `linear-gradient(${vars.color.bg.brand} 0 0) 0 0 / 4px 100% no-repeat ${vars.color.bg.selected}`,
      },
      '&[data-blocked]': { cursor: 'not-allowed' },
      '&[data-blocked]:not([aria-current])': { background: 'none' },
    },
    '@media': {
      [below('medium')]: { borderRadius: 0 },
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
        backgroundColor: vars.color.bg.positiveSoft,
        color: vars.color.fg.positive,
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
    // Beside its mark at all sizes of text; what stands at the end of the row goes below it first.
    flex: '1 1 min(9rem, 100% - 4rem)',
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: '2px',
  }),
);

export const title = style(
  inProduct({
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'break-word',
    selectors: {
      [`${row}${tinted} &`]: { fontWeight: vars.font.weight.bold },
      [`${row}:is([data-blocked], [data-done]) &`]: { color: vars.color.fg.muted },
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
  }),
);

globalStyle(`${facts} > svg`, inProduct({ inlineSize: '0.875rem', blockSize: '0.875rem' }));
export const begun = style(inProduct({ color: vars.color.fg.brand, fontWeight: vars.font.weight.bold }));
/** How long it takes, in a column of its own at the rows' end; the button before it where there is room, else under it. */
export const end = style(
  inProduct({
    flex: 'none',
    marginInlineStart: 'auto',
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.m}`,
    minBlockSize: side,
    // its parts stand in the row themselves
    '@media': { [below('medium')]: { display: 'contents' } },
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);
globalStyle(`${end} > [data-tone]`, { '@media': { [below('medium')]: { inlineSize: '100%' } } });
export const reason = style(
  inProduct({ color: vars.color.fg.muted, fontSize: vars.font.size.xs, lineHeight: vars.font.lineHeight.xs }),
);
