import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const sheet = style(inProduct({ display: 'grid', gap: vars.space.m }));
export const places = style(inProduct({ display: 'grid', gap: vars.space.m }));

export const label = style(
  inProduct({
    paddingBlockEnd: vars.space.xxs,
    color: vars.color.fg.muted,
    fontFamily: vars.font.family.body,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.xs,
    fontWeight: vars.font.weight.bold,
    letterSpacing: vars.font.tracking.label,
  }),
);

export const place = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    inlineSize: `calc(100% + ${vars.space.s} * 2)`,
    minBlockSize: '48px',
    marginInline: `calc(${vars.space.s} * -1)`,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    ':hover': { backgroundColor: vars.color.bg.hover },
    ':active': { backgroundColor: vars.color.bg.active },
    selectors: {
      '&[aria-current]': { backgroundColor: vars.color.bg.selected, fontWeight: vars.font.weight.bold },
      '&[aria-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed', background: 'none' },
    },
    '@media': { [prefers.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } } },
  }),
);
globalStyle(`${place} > svg`, {
  flex: 'none',
  inlineSize: vars.size.iconMedium,
  blockSize: vars.size.iconMedium,
  color: vars.color.fg.muted,
});
