import { globalStyle, style } from '@vanilla-extract/css';
import { chosenOnPaper } from '../../internal/ink.ts';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const group = style(
  layered({
    display: 'inline-flex',
    flexWrap: 'wrap',
    minInlineSize: 0,
    maxInlineSize: '100%',
    padding: '2px',
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.field,
  }),
);

export const segment = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
    paddingInline: vars.space.s,
    borderRadius: `calc(${vars.radius.control} - 3px)`,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontWeight: vars.font.weight.medium,
    color: vars.color.fg.muted,
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { backgroundColor: vars.color.bg.brand, color: vars.color.fg.onBrand },
      '&:has(:focus-visible)': focusRingInsideRules,
      '&:has(:disabled)': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
      '&:has(:checked:disabled)': { backgroundColor: vars.color.bg.disabled },
    },
    '@media': {
      [prefers.hover]: {
        selectors: {
          '&:hover:not(:has(:checked, :disabled))': {
            color: vars.color.fg.default,
            backgroundColor: vars.color.bg.hover,
          },
        },
      },
      [prefers.print]: { selectors: { '&:has(:checked)': chosenOnPaper } },
      [prefers.forcedColors]: {
        selectors: {
          '&:has(:checked)': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          '&:has(:disabled)': { color: 'GrayText' },
          '&:has(:checked:disabled)': {
            backgroundColor: 'Canvas',
            color: 'GrayText',
            outline: '2px solid GrayText',
            outlineOffset: '-2px',
          },
        },
      },
    },
  }),
);

export { visuallyHidden as radio } from '../visually-hidden/visually-hidden.css.ts';

globalStyle(`${segment} > svg`, {
  '@layer': {
    [layers.components]: { inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium, flex: 'none' },
  },
});
