import { style } from '@vanilla-extract/css';
import { ink } from '../../internal/ink.ts';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const dot = '1.5rem';

export const options = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    selectors: { '&[data-variant="card"]': { gap: vars.space.xs } },
  }),
);

/** One row: the whole of it is the label, so the whole of it can be pressed. */
export const option = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${dot} minmax(0, 1fr) auto`,
    columnGap: vars.space.s,
    alignItems: 'start',
    minBlockSize: vars.size.touch,
    paddingBlock: `calc((${vars.size.touch} - ${vars.font.lineHeight.m}) / 2)`,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: {
      '[data-variant="card"] > &': {
        padding: vars.space.s,
        border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
        borderRadius: vars.radius.control,
        backgroundColor: vars.color.bg.surface,
      },
      '[data-variant="card"] > &:is(:has(:checked), [data-mark="correct"], [data-mark="wrong"])': {
        borderColor: vars.color.border.selected,
        backgroundColor: vars.color.bg.selected,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.selected}`,
      },
      // What is judged wears the colour of its verdict in all its parts, also where it was chosen.
      '&[data-mark="correct"]': {
        vars: {
          [vars.color.border.selected]: vars.color.border.positive,
          [vars.color.bg.selected]: vars.color.bg.positiveSoft,
          [vars.color.bg.brand]: vars.color.fg.positive,
        },
      },
      '&[data-mark="wrong"]': {
        vars: {
          [vars.color.border.selected]: vars.color.border.critical,
          [vars.color.bg.selected]: vars.color.bg.criticalSoft,
          [vars.color.bg.brand]: vars.color.fg.critical,
        },
      },
      '&:has(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' },
      '&:has(:disabled, [aria-disabled="true"]):not([data-mark])': {
        color: vars.color.fg.disabled,
        vars: { [vars.color.fg.muted]: vars.color.fg.disabled },
      },
    },
    '@media': {
      [prefers.hover]: {
        selectors: {
          '[data-variant="card"] > &:hover:not(:has(:checked, :disabled, [aria-disabled="true"]))': {
            borderColor: vars.color.border.controlHover,
            backgroundColor: vars.color.bg.hover,
          },
        },
      },
    },
  }),
);

export const radio = style(
  layered({
    appearance: 'none',
    inlineSize: dot,
    blockSize: dot,
    marginBlockStart: `calc((${vars.font.lineHeight.m} - ${dot}) / 2)`,
    display: 'grid',
    placeItems: 'center',
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.bg.field,
    color: vars.color.bg.brand,
    cursor: 'inherit',
    '::after': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: vars.radius.round,
    },
    selectors: {
      '&:focus-visible': { borderRadius: vars.radius.round },
      '&:checked': { borderColor: 'currentColor' },
      '&:checked::after': { backgroundColor: 'currentColor', ...ink },
      '&[aria-invalid="true"]': { borderColor: vars.color.border.critical },
      '&:disabled': {
        backgroundColor: vars.color.bg.disabled,
        borderColor: vars.color.border.disabled,
        color: vars.color.fg.disabled,
      },
    },
    '@media': {
      [prefers.forcedColors]: {
        selectors: {
          '&:checked': { forcedColorAdjust: 'none', color: 'Highlight', borderColor: 'Highlight' },
        },
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

/** Says correct or wrong with an icon and words, never by colour alone. */
export const mark = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.medium,
    color: vars.color.bg.brand,
  }),
);
