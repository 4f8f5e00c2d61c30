import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';

export const stepper = style(
  layered({
    display: 'inline-flex',
    minInlineSize: 0,
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.field,
    overflow: 'hidden',
    selectors: {
      '&:disabled': {
        borderColor: vars.color.border.disabled,
        backgroundColor: vars.color.bg.disabled,
        color: vars.color.fg.disabled,
      },
    },
  }),
);

export const button = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    selectors: {
      '&:focus-visible': focusRingInsideRules,
      '&:is(:disabled, [aria-disabled="true"])': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [prefers.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': { backgroundColor: vars.color.bg.hover },
        },
      },
    },
  }),
);

export const value = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 'min(2.5rem, 12vw)',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.weight.medium,
    selectors: { '&:focus-visible': focusRingInsideRules },
  }),
);
