import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

/** In one column beside the text, in as many as have room elsewhere. */
export const list = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: space.m,
  }),
);

/** Of the ground behind an icon. */
const side = '2.5rem';

export const fact = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minBlockSize: side,
    paddingInlineStart: `calc(${side} + ${space.s})`,
    overflowWrap: 'anywhere',
  }),
);
export const icon = style(
  inProduct({
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    borderRadius: vars.radius.control,
    backgroundColor: color.bg.brandSoft,
    color: color.fg.brand,
    '@media': { [prefers.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
globalStyle(`${icon} > svg`, inProduct({ inlineSize: '1.25rem', blockSize: '1.25rem' }));
export const label = style(
  inProduct({ color: color.fg.muted, fontSize: font.size.xs, lineHeight: font.lineHeight.xs }),
);
export const value = style(
  inProduct({
    margin: 0,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    fontWeight: font.weight.bold,
    textWrap: 'balance',
  }),
);
export const detail = style(
  inProduct({ margin: 0, color: color.fg.muted, fontSize: font.size.s, lineHeight: font.lineHeight.s }),
);
