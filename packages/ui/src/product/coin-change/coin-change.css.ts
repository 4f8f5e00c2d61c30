import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const change = style(
  inProduct({
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-kind="credit"]': { color: vars.color.fg.positive },
      '&[data-kind="debit"]': { color: vars.color.fg.critical },
    },
  }),
);
