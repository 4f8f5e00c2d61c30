import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { unseenRules } from '../../internal/unseen.ts';
import { vars } from '../../theme/contract.css.ts';
import { fieldGap } from '../field/field-gap.ts';

export const fieldset = style(
  layered({ position: 'relative', minInlineSize: 0, inlineSize: '100%', display: 'flow-root' }),
);

export const legend = style(
  layered({
    marginBlockEnd: fieldGap,
    fontWeight: vars.font.weight.medium,
    color: vars.color.fg.default,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-size="small"]': {
        fontSize: vars.font.size.s,
        lineHeight: vars.font.lineHeight.s,
        letterSpacing: vars.font.tracking.label,
      },
      '&[data-size="medium"]': {
        marginBlockEnd: vars.space.s,
        fontFamily: vars.font.family.heading,
        fontWeight: vars.font.weight.heading,
        letterSpacing: vars.font.tracking.heading,
        fontSize: vars.font.size.l,
        lineHeight: vars.font.lineHeight.l,
      },
      '&[data-placement="hidden"]': unseenRules,
    },
  }),
);

export const hint = style(
  layered({
    marginBlockEnd: vars.space.xs,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    color: vars.color.fg.muted,
  }),
);

export const fields = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    gap: vars.space.m,
    alignItems: 'start',
  }),
);
