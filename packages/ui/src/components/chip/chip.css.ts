import { style } from '@vanilla-extract/css';
import { chosenOnPaper } from '../../internal/ink.ts';
import { layered } from '../../internal/layered.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingReach } from '../../theme/focus-ring.css.ts';

const reach = `var(--ui-strip-reach, ${focusRingReach})`;
const drawn = '2.5rem';
/** With larger text it is drawn taller than a finger, and keeps that much between two lines. */
const around = `max(4px, (${vars.size.touch} - ${drawn}) / 2)`;

/** Drawn 40 px tall, pressed at the height of a finger. */
export const chip = style(
  layered({
    position: 'relative',
    flex: 'none',
    maxInlineSize: '100%',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: drawn,
    marginBlock: around,
    paddingInline: vars.space.s,
    border: `${vars.borderWidth.control} solid ${vars.color.border.control}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.bg.surface,
    color: vars.color.fg.default,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontWeight: vars.font.weight.medium,
    letterSpacing: vars.font.tracking.label,
    '::before': {
      content: '',
      position: 'absolute',
      // From inside of the border to more than 44 px.
      inset: '-4px 0',
    },
    selectors: {
      '&:focus-visible': { borderRadius: vars.radius.pill },
      '&[aria-pressed="true"]': {
        backgroundColor: vars.color.bg.brand,
        borderColor: vars.color.bg.brand,
        color: vars.color.fg.onBrand,
      },
      '&:is(:disabled, [aria-disabled="true"])': {
        backgroundColor: vars.color.bg.disabled,
        borderColor: vars.color.border.disabled,
        color: vars.color.fg.disabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [prefers.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            borderColor: vars.color.border.controlHover,
            backgroundColor: vars.color.bg.hover,
          },
          '&[aria-pressed="true"]:hover:not(:disabled)': {
            backgroundColor: vars.color.bg.brandHover,
            borderColor: vars.color.bg.brandHover,
          },
        },
      },
      ...whilePointed(
        `background-color ${vars.motion.fast} ${vars.motion.standard}, border-color ${vars.motion.fast} ${vars.motion.standard}`,
      ),
      [prefers.print]: { selectors: { '&[aria-pressed="true"]': chosenOnPaper } },
      [prefers.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
          },
        },
      },
    },
  }),
);

/** As large as a chip whose words are not known yet. */
export const chipPlace = style(
  layered({
    flex: '0 0 7rem',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: drawn,
    marginBlock: around,
    paddingInline: vars.space.s,
    border: `${vars.borderWidth.control} solid ${vars.color.bg.skeleton}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);

export const count = style(layered({ fontWeight: vars.font.weight.regular }));

export const group = style(layered({ minInlineSize: 0, inlineSize: '100%' }));

export const chips = style(
  layered({
    minInlineSize: 0,
    display: 'flex',
    columnGap: vars.space.xs,
    selectors: {
      '&[data-overflow="wrap"]': { flexWrap: 'wrap' },
      // room on all sides so that a focus ring is not cut; what holds it may let it run on to the window's edge
      '&:not([data-overflow="wrap"])': {
        ...scrollRules.inline,
        overscrollBehaviorInline: 'contain',
        scrollbarWidth: 'none',
        scrollPaddingInline: vars.space.l,
        margin: `-${focusRingReach} calc(-1 * ${reach})`,
        padding: `${focusRingReach} ${reach}`,
      },
      '&[data-overflow="cut"]': { overflowX: 'clip' },
    },
  }),
);
