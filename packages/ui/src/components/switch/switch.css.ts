import { style } from '@vanilla-extract/css';
import { ink } from '../../internal/ink.ts';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    minBlockSize: vars.size.touch,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': {
        color: vars.color.fg.disabled,
        vars: { [vars.color.fg.muted]: vars.color.fg.disabled },
        cursor: 'not-allowed',
      },
    },
  }),
);

export const hint = style(
  layered({
    display: 'block',
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    color: vars.color.fg.muted,
  }),
);

export const track = style(
  layered({
    flex: 'none',
    appearance: 'none',
    inlineSize: '3rem',
    blockSize: '1.75rem',
    padding: '3px',
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.bg.field,
    color: vars.color.border.control,
    cursor: 'inherit',
    '::after': {
      content: '',
      display: 'block',
      blockSize: '100%',
      aspectRatio: '1',
      borderRadius: vars.radius.pill,
      backgroundColor: 'currentColor',
      ...ink,
    },
    selectors: {
      '&:focus-visible': { borderRadius: vars.radius.pill },
      '&:checked': {
        backgroundColor: vars.color.bg.brand,
        borderColor: vars.color.bg.brand,
        color: vars.color.fg.onBrand,
      },
      '&:checked::after': { marginInlineStart: 'auto' },
      '&:disabled': {
        backgroundColor: vars.color.bg.disabled,
        borderColor: vars.color.border.disabled,
        color: vars.color.fg.disabled,
      },
    },
    '@media': {
      [prefers.forcedColors]: {
        selectors: {
          '&:checked': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
          },
          '&:not(:checked)::after': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        },
      },
      [prefers.motion]: { transition: `background-color ${vars.motion.fast} ${vars.motion.standard}` },
    },
  }),
);
