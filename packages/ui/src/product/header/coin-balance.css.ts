import { style } from '@vanilla-extract/css';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

export const balance = style(
  inProduct({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    blockSize: vars.size.touch,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.pill,
    color: vars.color.header.fg,
    fontWeight: vars.font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    ':hover': { backgroundColor: vars.color.header.hover },
    '@media': {
      [below('menu')]: { paddingInline: vars.space.xs, fontSize: vars.font.size.s },
      '(max-width: 359.98px)': { gap: vars.space.xxs, paddingInline: 0 },
    },
  }),
);

export const coin = style(
  inProduct({
    flex: 'none',
    inlineSize: vars.size.iconLarge,
    blockSize: vars.size.iconLarge,
    background: `${vars.image.coin} center / contain no-repeat`,
    '@media': {
      '(max-width: 359.98px)': { inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium },
      [prefers.forcedColors]: { forcedColorAdjust: 'none' },
    },
  }),
);
