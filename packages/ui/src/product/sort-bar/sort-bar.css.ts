import { style } from '@vanilla-extract/css';
import { gutter } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingReach } from '../../theme/focus-ring.css.ts';

export const bar = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minInlineSize: 0,
    ...scrollRules.inline,
    // room around so that a focus ring is not cut
    margin: `-${focusRingReach}`,
    padding: focusRingReach,
    scrollPaddingInline: focusRingReach,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    // on phones it runs on to the window's edge, as strips of cards do
    '@media': {
      [below('small')]: { marginInline: `calc(-1 * ${gutter})`, paddingInline: gutter },
    },
  }),
);

export const label = style(inProduct({ flex: 'none', marginInlineEnd: vars.space.xs }));

export const column = style(inProduct({ flex: 'none', fontWeight: vars.font.weight.medium }));
