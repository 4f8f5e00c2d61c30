import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.m,
    alignItems: 'flex-start',
  }),
);
/** Below the photo where a line beside it would hold less than a long word. */
export const words = style(inProduct({ flex: '1 1 7rem', minInlineSize: 0, display: 'grid', gap: '2px' }));
export const name = style(
  inProduct({ fontSize: vars.font.size.m, lineHeight: vars.font.lineHeight.m, overflowWrap: 'anywhere' }),
);
export const link = style(
  inProduct({
    '::after': { content: '', position: 'absolute', inset: 0 },
    ':hover': { color: vars.color.fg.brand, textDecoration: 'underline', textUnderlineOffset: '3px' },
  }),
);
export const role = style(
  inProduct({ color: vars.color.fg.muted, fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.s }),
);
export const biography = style(
  inProduct({
    marginBlockStart: vars.space.xxs,
    maxInlineSize: vars.size.reading,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
