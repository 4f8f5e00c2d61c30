import { globalStyle, style } from '@vanilla-extract/css';
import { clampRules } from '../../internal/clamped.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

/** It takes the focus only when the last notification under it is deleted. */
export const root = style(inProduct({ ':focus': { outline: 'none' } }));

export const list = style(inProduct({ display: 'grid' }));

export const item = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    padding: vars.space.s,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { backgroundColor: vars.color.bg.hover },
      '&[data-unread]': { backgroundColor: vars.color.bg.selected },
      '& + &': { marginBlockStart: '2px' },
    },
  }),
);

export const row = style(
  inProduct({ flex: 1, minInlineSize: 0, display: 'flex', flexWrap: 'wrap', gap: vars.space.s }),
);

export const kind = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.bg.brandSoft,
    color: vars.color.fg.brand,
    selectors: {
      [`${item}[data-unread] &`]: { backgroundColor: vars.color.bg.surface },
      [`${item}[data-unread] &::after`]: {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        inlineSize: '12px',
        blockSize: '12px',
        boxSizing: 'border-box',
        borderRadius: vars.radius.round,
        border: `2px solid ${vars.color.bg.raised}`,
        backgroundColor: vars.color.bg.critical,
      },
    },
  }),
);
globalStyle(`${kind} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const words = style(
  inProduct({
    flex: '1 1 8rem',
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
    justifyItems: 'start',
  }),
);

/** One press target over the whole row; the bin lies above it. */
export const open = style(
  inProduct({
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    overflowWrap: 'break-word',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: {
      [`${item}[data-unread] &`]: { fontWeight: vars.font.weight.bold },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus.outer}`,
        outlineOffset: '-2px',
        boxShadow: `inset 0 0 0 4px ${vars.color.focus.inner}`,
      },
    },
  }),
);
globalStyle(`${item} > button:last-child`, { position: 'relative' });

export const description = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    ...clampRules,
    WebkitLineClamp: 3,
  }),
);
export const date = style(
  inProduct({ color: vars.color.fg.muted, fontSize: vars.font.size.xs, lineHeight: vars.font.lineHeight.xs }),
);
