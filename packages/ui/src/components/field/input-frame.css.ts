import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const frame = style(
  layered({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
  }),
);

const inside = (selector: string, rule: Record<string, string>) =>
  globalStyle(`${frame}${selector}`, { '@layer': { [layers.components]: rule } });

inside('[data-leading] > input', {
  paddingInlineStart: `calc(${vars.space.control} + ${vars.size.iconMedium} + ${vars.space.xs})`,
});
inside('[data-trailing] > :is(input, select)', { paddingInlineEnd: vars.size.touch });

export const leading = style(
  layered({
    position: 'absolute',
    insetInlineStart: vars.space.control,
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.fg.muted,
    pointerEvents: 'none',
  }),
);
inside(' svg', { inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium });

export const adornment = style(
  layered({
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlock: 0,
    inlineSize: vars.size.touch,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.fg.muted,
    pointerEvents: 'none',
  }),
);

export const button = style(
  layered({
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlock: 0,
    inlineSize: vars.size.touch,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.control,
    color: vars.color.fg.muted,
    selectors: {
      '&:focus-visible': { ...focusRingInsideRules, borderRadius: vars.radius.control },
      ':placeholder-shown ~ &[data-hides="whenEmpty"]': { visibility: 'hidden' },
      '&:active': { color: vars.color.fg.default },
    },
    '@media': { [prefers.hover]: { ':hover': { color: vars.color.fg.default } } },
  }),
);
