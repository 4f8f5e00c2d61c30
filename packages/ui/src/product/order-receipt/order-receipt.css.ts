import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

export const receipt = style(
  inProduct({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l, minInlineSize: 0 }),
);
export const sum = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'end',
    gap: `0 ${vars.space.m}`,
    margin: 0,
  }),
);
export const total = style(
  inProduct({
    ...typeOf('xl'),
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const notice = style(inProduct({ '@media': offPaper }));
export const actions = style(
  inProduct({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, '@media': offPaper }),
);
