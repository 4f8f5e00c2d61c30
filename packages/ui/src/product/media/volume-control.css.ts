import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const volume = style(inProduct({ display: 'flex', alignItems: 'center' }));

export const level = style(
  inProduct({
    display: 'flex',
    inlineSize: '80px',
    paddingInlineEnd: vars.space.xs,
    '@media': { [prefers.coarse]: { display: 'none' }, [below('small')]: { display: 'none' } },
  }),
);
