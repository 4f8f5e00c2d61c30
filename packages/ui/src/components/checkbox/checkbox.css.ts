import { style } from '@vanilla-extract/css';
import { ink } from '../../internal/ink.ts';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A drawn box fills a square of 24 px; the row around it is as tall as a finger. */
const box24 = '1.5rem';

export const checkbox = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${box24} minmax(0, 1fr)`,
    columnGap: vars.space.s,
    alignItems: 'start',
  }),
);

const check = 'polygon(14% 52%, 24% 42%, 41% 59%, 77% 22%, 87% 32%, 41% 79%)';

export const box = style(
  layered({
    appearance: 'none',
    position: 'relative',
    inlineSize: box24,
    blockSize: box24,
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    // rounder than this, a box is taken for a radio
    borderRadius: `min(${vars.radius.small}, 0.375rem)`,
    backgroundColor: vars.color.bg.field,
    color: vars.color.fg.onBrand,
    cursor: 'pointer',
    '::after': { content: '', position: 'absolute', inset: 0, clipPath: check },
    selectors: {
      // alone, a finger needs more than the drawn box; in a row the whole row is pressed
      [`${checkbox} > &`]: { marginBlock: `calc((${vars.size.touch} - ${box24}) / 2)` },
      [`${checkbox} > &::before`]: {
        content: '',
        position: 'absolute',
        // From inside of the border to more than 44 px.
        inset: '-12px',
        insetInlineEnd: `calc(-1 * ${vars.space.s})`,
      },
      '&:checked, &:indeterminate': {
        backgroundColor: vars.color.bg.brand,
        borderColor: vars.color.bg.brand,
      },
      '&:checked::after, &:indeterminate::after': { backgroundColor: 'currentColor', ...ink },
      '&:indeterminate::after': { clipPath: 'inset(42% 22%)' },
      '&[aria-invalid="true"]': { borderColor: vars.color.border.critical, outlineOffset: '2px' },
      '&[aria-invalid="true"]:not(:focus-visible)': {
        boxShadow: `inset 0 0 0 1px ${vars.color.border.critical}`,
      },
      '&:disabled, &[aria-disabled="true"]': {
        backgroundColor: vars.color.bg.disabled,
        borderColor: vars.color.border.disabled,
        color: vars.color.fg.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [prefers.hover]: {
        selectors: {
          '&:hover:not(:disabled, :checked, :indeterminate)': { borderColor: vars.color.border.controlHover },
          '&:hover:is(:checked, :indeterminate):not(:disabled)': {
            backgroundColor: vars.color.bg.brandHover,
            borderColor: vars.color.bg.brandHover,
          },
        },
      },
      [prefers.motion]: {
        transition: `background-color ${vars.motion.fast} ${vars.motion.standard}, border-color ${vars.motion.fast} ${vars.motion.standard}`,
      },
      [prefers.forcedColors]: {
        selectors: {
          '&:checked, &:indeterminate': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
            color: 'HighlightText',
          },
          '&:disabled': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const label = style(
  layered({
    minBlockSize: vars.size.touch,
    paddingBlock: `calc((${vars.size.touch} - ${vars.font.lineHeight.m}) / 2)`,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '[data-disabled] > &': { color: vars.color.fg.disabled, cursor: 'not-allowed' } },
  }),
);

export const hint = style(
  layered({
    gridColumn: 2,
    marginBlockStart: `calc(-1 * ${vars.space.xs})`,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    color: vars.color.fg.muted,
  }),
);

export const messages = style(layered({ gridColumn: '1 / -1' }));
