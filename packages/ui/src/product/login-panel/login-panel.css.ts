import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const panel = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    inlineSize: 'min(100%, 28rem)',
    marginInline: 'auto',
  }),
);

export const picture = style(
  inProduct({
    aspectRatio: '16 / 5',
    inlineSize: '100%',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.hero.bg,
    objectFit: 'cover',
  }),
);

export const footer = style(
  inProduct({
    paddingBlockStart: vars.space.m,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
  }),
);
