import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const sheet = style(
  inProduct({
    position: 'absolute',
    inset: 0,
    zIndex: vars.layer.raised,
    overflow: 'auto',
    padding: vars.space.m,
    backgroundColor: vars.color.scrim.controls,
    color: vars.color.fg.onMedia,
  }),
);
export const head = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: vars.space.s,
  }),
);
export const title = style(inProduct({ fontSize: vars.font.size.l, lineHeight: vars.font.lineHeight.l }));
export const rows = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: `${vars.space.xs} ${vars.space.xl}`,
  }),
);
export const row = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
export const keys = style(inProduct({ display: 'flex', flex: 'none', gap: vars.space.xxs }));
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
