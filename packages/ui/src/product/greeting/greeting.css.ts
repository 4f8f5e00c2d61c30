import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

export const greeting = style(inProduct({ display: 'grid', gap: vars.space.m }));
export const head = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
export const title = style(inProduct({ ...typeOf('xxl'), overflowWrap: 'break-word' }));
export const text = style(inProduct({ color: vars.color.fg.muted }));
export const actions = style(inProduct({ display: 'flex', gap: vars.space.xs }));
