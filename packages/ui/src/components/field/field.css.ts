import { style } from '@vanilla-extract/css';
import { ink } from '../../internal/ink.ts';
import { layered } from '../../internal/layered.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { unseenRules } from '../../internal/unseen.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingRules } from '../../theme/focus-ring.css.ts';
import { fieldGap } from './field-gap.ts';

export const field = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: fieldGap,
    minInlineSize: 0,
    inlineSize: '100%',
  }),
);

export const label = style(
  layered({
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    letterSpacing: vars.font.tracking.label,
    fontWeight: vars.font.weight.medium,
    color: vars.color.fg.default,
    overflowWrap: 'break-word',
    selectors: { '&[data-placement="hidden"]': unseenRules },
  }),
);

export const required = style(
  layered({
    color: vars.color.fg.critical,
    marginInlineStart: vars.space.xxs,
    // Where it says something, a space keeps that from the word before it.
    selectors: { '&[role="img"]': { display: 'inline-block' } },
  }),
);

export const hint = style(
  layered({
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    color: vars.color.fg.muted,
    overflowWrap: 'break-word',
  }),
);

/** The look of everything that is typed into or opened: one class on the native element, no wrapper. */
export const input = style(
  layered({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.control,
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.field,
    color: vars.color.fg.default,
    lineHeight: vars.font.lineHeight.m,
    textOverflow: 'ellipsis',
    appearance: 'none',
    '::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
    selectors: {
      '&:focus-visible': { ...focusRingRules, borderRadius: vars.radius.control },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.border.critical,
      },
      '&[aria-invalid="true"]:not(:focus-visible)': {
        boxShadow: `inset 0 0 0 1px ${vars.color.border.critical}`,
      },
      '&:read-only:not(:disabled, select)': {
        backgroundColor: vars.color.bg.sunken,
        borderColor: vars.color.border.default,
      },
      '&:disabled': {
        backgroundColor: vars.color.bg.disabled,
        borderColor: vars.color.border.disabled,
        color: vars.color.fg.disabled,
        WebkitTextFillColor: vars.color.fg.disabled,
        opacity: 1,
        cursor: 'not-allowed',
      },
      '&:autofill': {
        WebkitTextFillColor: vars.color.fg.default,
        caretColor: vars.color.fg.default,
        boxShadow: `inset 0 0 0 100px ${vars.color.bg.brandSoft}`,
      },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
      '&::-ms-reveal': { display: 'none' },
    },
    '@media': {
      [prefers.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-invalid="true"], :read-only)': {
            borderColor: vars.color.border.controlHover,
          },
        },
      },
      ...whilePointed(`border-color ${vars.motion.fast} ${vars.motion.standard}`),
    },
  }),
);

export const messages = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);

/** An exclamation mark on the disc, in the colour of its ground; cut out of it, forty would be forty clips to paint. */
const mark = 'linear-gradient(var(--ui-mark), var(--ui-mark))';
const discAndGap = `${vars.size.iconSmall} + ${vars.space.xxs}`;

export const error = style(
  layered({
    paddingInlineStart: `calc(${discAndGap})`,
    color: vars.color.fg.critical,
    fontWeight: vars.font.weight.medium,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    overflowWrap: 'break-word',
    '::before': {
      content: '',
      // Floats into the padding: forty flex rows take longer to lay out.
      float: 'inline-start',
      marginInlineStart: `calc(-1 * (${discAndGap}))`,
      inlineSize: vars.size.iconSmall,
      blockSize: vars.size.iconSmall,
      marginBlockStart: `calc((${vars.font.lineHeight.s} - ${vars.size.iconSmall}) / 2)`,
      background: `${mark} 50% 34%/14% 35% no-repeat,${mark} 50% 77%/14% 13% no-repeat currentColor`,
      borderRadius: vars.radius.round,
      vars: { ...ink.vars, '--ui-mark': vars.color.bg.surface },
    },
    selectors: { [`${messages} > &`]: { flex: '1 1 60%' } },
    '@media': {
      [prefers.forcedColors]: {
        '::before': {
          forcedColorAdjust: 'none',
          backgroundColor: 'CanvasText',
          vars: { '--ui-mark': 'Canvas' },
        },
      },
    },
  }),
);

export const status = style(
  layered({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    overflowWrap: 'break-word',
    selectors: { [`${messages} > &`]: { flex: '1 1 60%' } },
  }),
);
