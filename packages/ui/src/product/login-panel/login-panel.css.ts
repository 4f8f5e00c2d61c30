import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { motif } from '../motif.ts';

export const panel = style(
  inProduct({ display: 'grid', gap: vars.space.l, inlineSize: 'min(100%, 28rem)', marginInline: 'auto' }),
);

export const pattern = style(
  inProduct({
    blockSize: '120px',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.hero.bg,
    position: 'relative',
    overflow: 'hidden',
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.hero.motif,
      mask: motif('small'),
    },
    '@media': { [prefers.forcedColors]: { display: 'none' } },
  }),
);

export const footer = style(
  inProduct({
    paddingBlockStart: vars.space.m,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  }),
);
