import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headerIcon } from './header-icon.ts';
import { headerWhere } from './header-room.css.ts';

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
    ':hover': { backgroundColor: vars.color.header.hover },
    '@media': {
      [below('medium')]: { paddingInline: vars.space.xs, fontSize: vars.font.size.s },
    },
    '@container': {
      [headerWhere.isNarrow]: { gap: vars.space.xxs, paddingInline: 0 },
      [headerWhere.isNarrowest]: { justifyContent: 'center', minInlineSize: vars.size.touch },
    },
  }),
);

/** The `CoinIcon`. */
globalStyle(`${balance} > [data-size]`, {
  '@container': {
    [headerWhere.isNarrow]: inProduct({ inlineSize: headerIcon, blockSize: headerIcon }),
  },
});

/** The coin says what the link is about, so the number goes first; a screen reader and the tooltip have it in full. */
export const amount = style(inProduct({ '@container': { [headerWhere.isNarrowest]: { display: 'none' } } }));
