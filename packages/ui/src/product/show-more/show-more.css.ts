import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  inProduct({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s }),
);
