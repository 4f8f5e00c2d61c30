import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

/** Said beside what matters more, in figures that stand still. */
export const quiet = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const save = style([
  quiet,
  inProduct({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.xs}`,
    // as high as its button, which comes and goes, and as long from the first word on
    selectors: {
      '&:empty': { display: 'none' },
      '&:not(:empty)': { minInlineSize: '7.5rem', minBlockSize: vars.size.controlSmall },
      '&[data-offline]': { color: vars.color.fg.caution },
      '&[data-failed]': { color: vars.color.fg.critical },
    },
  }),
]);
globalStyle(`${save} > svg`, inProduct({ flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' }));
