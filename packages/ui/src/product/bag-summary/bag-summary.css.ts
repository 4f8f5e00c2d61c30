import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

const { color, font, space } = vars;

export const summary = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    minInlineSize: 0,
  }),
);
export const rows = style(inProduct({ display: 'grid', gap: space.xs, margin: 0 }));
export const row = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.m}`,
    selectors: {
      '&[data-strong]': {
        paddingBlockStart: space.s,
        borderBlockStart: `${vars.borderWidth.thin} solid ${color.border.default}`,
      },
    },
  }),
);
export const label = style(inProduct({ color: color.fg.muted }));
export const value = style(
  inProduct({
    margin: 0,
    marginInlineStart: 'auto',
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: {
      '[data-strong] > &': { ...typeOf('l'), fontWeight: font.weight.bold },
      '[data-short] > &': { color: color.fg.critical },
    },
  }),
);
