import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const save = style(
  inProduct({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.font.lineHeight.s,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-offline]': { color: vars.color.fg.caution },
      '&[data-failed]': { color: vars.color.fg.critical },
    },
  }),
);
globalStyle(`${save} > svg`, inProduct({ flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' }));
