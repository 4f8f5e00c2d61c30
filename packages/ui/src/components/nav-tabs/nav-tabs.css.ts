import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';

export const tabs = style(
  layered({
    minInlineSize: 0,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
  }),
);

export const list = style(
  layered({
    ...scrollRules.inline,
    display: 'flex',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    marginBlockEnd: `calc(-1 * ${vars.borderWidth.thin})`,
    /* What stands for `transparent` there would cover the line below. */
    '@media': { [prefers.forcedColors]: { marginBlockEnd: 0 } },
  }),
);

/** A link to the page that is shown, or the tab of the panel that is. */
const isShown = '&:is([aria-current="page"], [aria-selected="true"])';

export const tab = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.m,
    borderBlockEnd: `${vars.borderWidth.thick} solid transparent`,
    color: vars.color.fg.muted,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&:focus-visible': focusRingInsideRules,
      [isShown]: { color: vars.color.fg.brand, borderColor: vars.color.border.brand },
    },
    '@media': {
      [prefers.hover]: {
        selectors: {
          '&:hover:not([aria-current], [aria-selected="true"])': {
            color: vars.color.fg.default,
            borderColor: vars.color.border.default,
          },
        },
      },
      /* `transparent` is drawn there. */
      [prefers.forcedColors]: {
        borderColor: 'Canvas',
        selectors: { [isShown]: { borderColor: 'Highlight' } },
      },
    },
  }),
);
