import { type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingReach } from '../../theme/focus-ring.css.ts';
import { layers } from '../../theme/layers.css.ts';

const layered = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.product]: rule },
});

export const bar = style(
  layered({
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

export const label = style(layered({ flex: 'none', marginInlineEnd: vars.space.xs }));

export const column = style(
  layered({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    color: vars.color.fg.muted,
    fontWeight: vars.font.weight.medium,
    ':hover': { color: vars.color.fg.default, backgroundColor: vars.color.bg.hover },
    selectors: {
      '&[data-state="ascending"], &[data-state="descending"]': { color: vars.color.fg.brand },
    },
  }),
);

export const arrow = style(layered({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }));
