import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const sheet = style(
  inProduct({
    ...scrollRules.both,
    position: 'absolute',
    inset: 0,
    zIndex: vars.layer.raised,
    padding: vars.space.m,
    backgroundColor: vars.color.scrim.controls,
    color: vars.color.fg.onMedia,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
export const key = style(
  inProduct({
    minInlineSize: '28px',
    paddingInline: vars.space.xs,
    border: '1px solid currentColor',
    borderRadius: vars.radius.small,
    fontFamily: vars.font.family.body,
    textAlign: 'center',
  }),
);
/** As tall as a line, as wide as a letter. */
globalStyle(
  `${key} > svg`,
  inProduct({ display: 'block', inlineSize: '1em', blockSize: '1lh', marginInline: 'auto' }),
);
