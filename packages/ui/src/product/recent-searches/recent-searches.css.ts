import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const around = style(inProduct({ maxInlineSize: vars.size.reading }));

export const none = style(inProduct({ color: vars.color.fg.muted }));

export const list = style(inProduct({ display: 'grid' }));

export const item = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    borderRadius: vars.radius.control,
    ':hover': { backgroundColor: vars.color.bg.hover },
  }),
);

export const link = style(
  inProduct({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: vars.size.controlMedium,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    paddingInlineStart: vars.space.xs,
    borderRadius: vars.radius.control,
  }),
);
globalStyle(`${link} > svg`, inProduct({ flex: 'none', color: vars.color.fg.muted }));

export const term = style(inProduct({ minInlineSize: 0, overflowWrap: 'anywhere' }));
