import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const person = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: '100%',
    maxInlineSize: '20rem',
  }),
);
export const words = style(
  inProduct({
    display: 'grid',
    color: vars.color.fg.muted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.xs,
    overflowWrap: 'anywhere',
  }),
);
export const name = style(
  inProduct({
    color: vars.color.fg.default,
    fontSize: vars.font.size.m,
    lineHeight: vars.font.lineHeight.m,
    fontWeight: vars.font.weight.bold,
  }),
);
export const addressPart = style(inProduct({ display: 'inline-block', maxInlineSize: '100%' }));
