import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style(inProduct({ display: 'grid' }));
export const comment = style(
  inProduct({
    display: 'flex',
    // Where the words cannot stand beside the photo, they stand under it.
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    selectors: {
      '& + &': { borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` },
    },
  }),
);
export const words = style(
  inProduct({ flex: 1, display: 'grid', gap: vars.space.xxs, justifyItems: 'start' }),
);
export const head = style(inProduct({ display: 'grid' }));
export const name = style(inProduct({ fontWeight: vars.font.weight.bold, overflowWrap: 'anywhere' }));
export const date = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
export const message = style(inProduct({ maxInlineSize: vars.size.reading, whiteSpace: 'pre-line' }));
export const actions = style(inProduct({ display: 'flex', gap: vars.space.xs }));
