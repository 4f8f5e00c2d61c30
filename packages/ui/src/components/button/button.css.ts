import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { spin } from '../../internal/motion.css.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { mediumControl } from '../../theme/medium-control.css.ts';
import { whileWaiting } from '../../theme/motion.ts';

const fill = createVar('fill');
const fillHover = createVar('fill-hover');
const fillActive = createVar('fill-active');
const onFill = createVar('on-fill');
const text = createVar('text');
const soft = createVar('soft');
const softHover = createVar('soft-hover');
const softActive = createVar('soft-active');
const line = createVar('line');
const { color, size, space, font } = vars;

/** A disabled one does not light up; `:where` adds no weight, so that what is blocked or pending still outweighs these. */
const whileUsable = (selector: string) => `${selector}:where(:not(:disabled))`;

/**
 * One class; `data-tone`, `data-variant`, `data-size` and `data-width` on the same element choose. A tone only names
 * colours, a variant only says where they go, so that a new one of either is one block.
 */
export const button = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: mediumControl,
    paddingBlock: space.xxs,
    paddingInline: space.control,
    border: `${vars.borderWidth.control} solid transparent`,
    borderRadius: `var(--ui-button-radius, ${vars.radius.button})`,
    fontFamily: font.family.body,
    fontSize: font.size.m,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.medium,
    letterSpacing: font.tracking.label,
    textAlign: 'center',
    textDecoration: 'none',
    overflowWrap: 'break-word',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    '@media': whilePointed(
      `background-color ${vars.motion.fast} ${vars.motion.standard}, border-color ${vars.motion.fast} ${vars.motion.standard}`,
    ),
    selectors: {
      '&[data-tone="brand"]': {
        vars: {
          [fill]: color.bg.brand,
          [fillHover]: color.bg.brandHover,
          [fillActive]: color.bg.brandActive,
          [onFill]: color.fg.onBrand,
          [text]: color.fg.brand,
          [soft]: color.bg.brandSoft,
          [softHover]: color.bg.brandSoftHover,
          [softActive]: color.bg.brandSoftActive,
          [line]: color.border.brand,
        },
      },
      '&[data-tone="neutral"]': {
        vars: {
          [fill]: color.bg.inverse,
          [fillHover]: `color-mix(in oklab, ${color.bg.inverse}, ${color.fg.inverse} 12%)`,
          [fillActive]: `color-mix(in oklab, ${color.bg.inverse}, ${color.fg.inverse} 20%)`,
          [onFill]: color.fg.inverse,
          [text]: color.fg.default,
          [soft]: color.bg.hover,
          [softHover]: color.bg.active,
          [softActive]: `color-mix(in oklab, ${color.bg.active}, ${color.fg.default} 8%)`,
          [line]: color.border.control,
        },
      },
      '&[data-tone="critical"]': {
        vars: {
          [fill]: color.bg.critical,
          [fillHover]: color.bg.criticalHover,
          [fillActive]: color.bg.criticalActive,
          [onFill]: color.fg.onCritical,
          [text]: color.fg.critical,
          [soft]: color.bg.criticalSoft,
          [softHover]: `color-mix(in oklab, ${color.bg.criticalSoft}, ${color.bg.critical} 6%)`,
          [softActive]: `color-mix(in oklab, ${color.bg.criticalSoft}, ${color.bg.critical} 12%)`,
          [line]: color.border.critical,
        },
      },
      '&[data-variant="solid"]': { backgroundColor: fill, color: onFill },
      [whileUsable('&[data-variant="solid"]:hover')]: { backgroundColor: fillHover },
      [whileUsable('&[data-variant="solid"]:active')]: { backgroundColor: fillActive },
      '&[data-variant="soft"]': { backgroundColor: soft, color: text },
      '&[data-variant="outline"]': { borderColor: line, color: text },
      '&[data-variant="plain"]': { color: text },
      [whileUsable('&[data-variant="soft"]:hover')]: { backgroundColor: softHover },
      [whileUsable('&[data-variant="soft"]:active')]: { backgroundColor: softActive },
      [whileUsable('&:is([data-variant="outline"], [data-variant="plain"]):hover')]: {
        backgroundColor: soft,
      },
      [whileUsable('&:is([data-variant="outline"], [data-variant="plain"]):active')]: {
        backgroundColor: softHover,
      },
      '&[aria-pressed="true"]:not([data-variant="solid"])': { backgroundColor: soft, borderColor: line },
      '&[data-size="small"]': {
        minBlockSize: size.controlSmall,
        paddingInline: space.s,
        fontSize: font.size.s,
        lineHeight: font.lineHeight.s,
        gap: space.xxs,
      },
      '&[data-edge]': { marginInlineStart: `calc(-1 * (${space.s} + ${vars.borderWidth.control}))` },
      '&[data-size="large"]': {
        minBlockSize: size.controlLarge,
        paddingInline: space.l,
        fontSize: font.size.l,
        lineHeight: font.lineHeight.l,
      },
      '&[data-width="full"]': { inlineSize: '100%' },
      '&:disabled, &[aria-disabled="true"]:not([data-pending]), &[data-blocked]:hover': {
        backgroundColor: color.bg.disabled,
        borderColor: 'transparent',
        color: color.fg.disabled,
        cursor: 'not-allowed',
      },
      '&[data-variant="plain"]:is(:disabled, [aria-disabled="true"]:not([data-pending]))': {
        backgroundColor: 'transparent',
      },
      '&[data-variant="outline"]:is(:disabled, [aria-disabled="true"]:not([data-pending]))': {
        borderColor: color.border.disabled,
        backgroundColor: 'transparent',
      },
      /* The words keep their place, and so the width; only their ink goes, and the ring is drawn over them. */
      '&[data-pending]': { cursor: 'progress', WebkitTextFillColor: 'transparent' },
      '&[data-pending]::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        margin: 'auto',
        inlineSize: '1.25em',
        blockSize: '1.25em',
        boxSizing: 'border-box',
        border: '2px solid currentcolor',
        borderInlineEndColor: 'transparent',
        borderRadius: vars.radius.round,
        animation: `${spin} ${whileWaiting.turn} linear infinite`,
      },
    },
  }),
);

globalStyle(
  `${button} > svg`,
  layered({ flexShrink: 0, inlineSize: '1.25em', blockSize: '1.25em', pointerEvents: 'none' }),
);

globalStyle(`${button}[data-pending] > svg`, layered({ visibility: 'hidden' }));

/* Small ones are drawn small and still take a thumb. */
globalStyle(`${button}[data-size="small"]::before`, {
  '@media': {
    '(pointer: coarse)': layered({
      content: '',
      position: 'absolute',
      insetInlineStart: '50%',
      insetBlockStart: '50%',
      minInlineSize: size.touch,
      inlineSize: '100%',
      blockSize: size.touch,
      transform: 'translate(-50%, -50%)',
    }),
  },
});

globalStyle(`${button}[data-pending]::after`, {
  '@media': { [prefers.reducedMotion]: layered({ animation: 'none' }) },
});

/* Ink cannot be taken away there: grey words instead of the ring. */
globalStyle(`${button}[data-pending]`, {
  '@media': { [prefers.forcedColors]: layered({ WebkitTextFillColor: 'GrayText' }) },
});
globalStyle(`${button}[data-pending]::after`, {
  '@media': { [prefers.forcedColors]: layered({ content: 'none' }) },
});
