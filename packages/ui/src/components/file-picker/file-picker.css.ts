import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingRules } from '../../theme/focus-ring.css.ts';

export const picker = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, inlineSize: '100%' }),
);

export const area = style(
  layered({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xxs,
    padding: vars.space.l,
    border: `${vars.borderWidth.control} dashed ${vars.color.border.control}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.bg.field,
    textAlign: 'center',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '&:has(:focus-visible)': { ...focusRingRules, borderRadius: vars.radius.card },
      '&[data-invalid]': { borderColor: vars.color.border.critical },
      '&[data-over]': {
        borderColor: vars.color.border.selected,
        backgroundColor: vars.color.bg.selected,
      },
      '&[data-disabled]': {
        borderColor: vars.color.border.disabled,
        backgroundColor: vars.color.bg.disabled,
        color: vars.color.fg.disabled,
        cursor: 'not-allowed',
      },
    },
  }),
);

export { visuallyHidden as input } from '../visually-hidden/visually-hidden.css.ts';
export const label = style(layered({ fontWeight: vars.font.weight.medium }));
export const drop = style(
  layered({
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    color: vars.color.fg.muted,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);
