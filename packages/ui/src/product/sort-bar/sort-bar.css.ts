import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingReach } from '../../theme/focus-ring.css.ts';

export const bar = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflowX: 'auto',
    // room above, below and behind the last column so that a focus ring is not cut
    marginBlock: `-${focusRingReach}`,
    paddingBlock: focusRingReach,
    paddingInlineEnd: focusRingReach,
    scrollPaddingInline: focusRingReach,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);

export const label = style(inProduct({ flex: 'none', marginInlineEnd: vars.space.xs }));

export const column = style(inProduct({ flex: 'none', fontWeight: vars.font.weight.medium }));
