import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const menu = style(inProduct({ display: 'inline-flex' }));

export const select = style(
  inProduct({
    appearance: 'none',
    minInlineSize: '56px',
    blockSize: vars.size.touch,
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: 'inherit',
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    textAlignLast: 'center',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.bg.hover },
  }),
);

/** The list is drawn by the browser, in the page's colours rather than the picture's. */
globalStyle(`${select} > option`, { color: vars.color.fg.default, backgroundColor: vars.color.bg.raised });
