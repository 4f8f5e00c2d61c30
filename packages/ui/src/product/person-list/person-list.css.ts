import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const box = style(inProduct({ display: 'grid', gap: vars.space.xs }));
/** As many columns as there is room for; names break within their own. */
export const list = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    gap: `${vars.space.s} ${vars.space.m}`,
  }),
);
export const person = style(
  inProduct({ display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 }),
);
export const words = style(inProduct({ display: 'grid', minInlineSize: 0 }));
export const name = style(
  inProduct({
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    overflowWrap: 'anywhere',
  }),
);
export const self = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.xs,
  }),
);
