import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';
import { belowSafeArea } from '../../theme/safe-area.ts';
import { fade } from './menu-footer.ts';

const { color, space, font, motion } = vars;
const available = 'var(--radix-dropdown-menu-content-available-width, calc(100vw - 16px))';

export const menu = style(
  layered({
    zIndex: vars.layer.menu,
    // the least is never more than there is, however large the text
    minInlineSize: `min(max(14rem, var(--radix-dropdown-menu-trigger-width, 0px)), ${available})`,
    maxInlineSize: `min(22rem, ${available})`,
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height, 100dvh)',
    paddingBlock: space.xs,
    ...scrollRules.block,
    overscrollBehavior: 'contain',
    backgroundColor: color.bg.raised,
    color: color.fg.default,
    border: `${vars.borderWidth.thin} solid ${color.border.card}`,
    borderRadius: `var(--ui-menu-radius, ${vars.radius.card})`,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    // A transition from where it begins: an animation has Radix read its style and hear its events, at each opening and closing.
    transition: `opacity ${motion.fast} ${motion.enter}`,
    '@starting-style': { opacity: 0 },
    '@media': {
      [prefers.reducedMotion]: { selectors: { '&&': { transition: 'none' } } },
      [prefers.forcedColors]: { border: '2px solid CanvasText' },
    },
  }),
);

/**
 * In a narrow window under a finger it rises from the foot, over a page that is dimmed (decision 0573). Radix places the element
 * around it by a style of its own; what is pressed beside the menu lands on that element, and closes it.
 */
const underFinger = `${prefers.coarse} and ${below('small')}`;
const around = `div:has(> ${menu})`;
globalStyle(around, {
  '@media': {
    [underFinger]: layered({
      inset: 'auto 0 0 !important',
      transform: 'none !important' as 'none',
      minInlineSize: '0 !important' as '0',
      zIndex: vars.layer.menu,
    }),
  },
});
globalStyle(`${around}::before`, {
  '@media': {
    [underFinger]: layered({
      content: '',
      position: 'fixed',
      inset: 0,
      backgroundColor: color.scrim.page,
    }),
  },
});
globalStyle(menu, {
  '@media': {
    [underFinger]: layered({
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '80dvh',
      paddingBlockEnd: `calc(${space.xs} + ${belowSafeArea})`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      transition: `translate ${motion.base} ${motion.enter}`,
      '@starting-style': { opacity: 1, translate: '0 100%' },
    }),
  },
});

export const menuItem = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: vars.size.touch,
    paddingBlock: space.xxs,
    paddingInline: space.m,
    color: color.fg.default,
    overflowWrap: 'break-word',
    cursor: 'pointer',
    userSelect: 'none',
    textDecoration: 'none',
    selectors: {
      '&[data-tone="critical"]': { color: color.fg.critical },
      '&[aria-current]': { fontWeight: font.weight.bold },
      '&:focus, &:focus-visible': {
        backgroundColor: color.bg.hover,
        outline: 'none',
        borderRadius: 0,
        boxShadow: `inset 3px 0 ${color.focus.outer}`,
      },
      '&:active': { backgroundColor: color.bg.active },
      '&[data-blocked]': { color: color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [prefers.hover]: { minBlockSize: '40px' },
      [prefers.forcedColors]: {
        selectors: { '&:focus, &:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

globalStyle(
  `${menuItem} svg`,
  layered({ flexShrink: 0, inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium }),
);
globalStyle(`${menuItem} > svg`, layered({ color: color.fg.muted }));
/* The mark of the one that is chosen, which nothing else that a caller puts there is. */
globalStyle(
  `${menuItem}[role='menuitemradio'] > span:last-child`,
  layered({ marginInlineStart: 'auto', color: color.fg.brand }),
);

export const menuHeader = style(
  layered({
    paddingBlock: space.xs,
    paddingInline: space.m,
    overflowWrap: 'anywhere',
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    color: color.fg.muted,
  }),
);
globalStyle(
  `${menuHeader} strong`,
  layered({
    display: 'block',
    fontSize: font.size.m,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.bold,
    color: color.fg.default,
  }),
);

export const menuGroupLabel = style(
  layered({
    display: 'block',
    paddingBlock: `${space.xs} ${space.xxs}`,
    paddingInline: space.m,
    fontSize: font.size.xs,
    lineHeight: font.lineHeight.xs,
    fontWeight: font.weight.medium,
    color: color.fg.muted,
  }),
);

/** What is always in sight, however long the menu is; the line and the fade say that the rest passes under it. */
export const menuFooter = style(
  layered({
    position: 'sticky',
    insetBlockEnd: `calc(-1 * ${space.xs})`,
    marginBlock: `${space.xxs} calc(-1 * ${space.xs})`,
    paddingBlock: `${space.xxs} ${space.xs}`,
    backgroundColor: color.bg.raised,
    borderBlockStart: `1px solid ${color.border.default}`,
    selectors: {
      '&[data-over]::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '100%',
        blockSize: `${fade}px`,
        background: `linear-gradient(to top, ${color.bg.raised}, transparent)`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [prefers.forcedColors]: { selectors: { '&[data-over]': { borderBlockStartWidth: '3px' } } },
    },
  }),
);

export const menuSegments = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    paddingBlockEnd: space.xxs,
    paddingInline: space.m,
  }),
);

export const menuSegment = style(
  layered({
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: space.xs,
    border: `${vars.borderWidth.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.control,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    color: color.fg.muted,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[aria-checked="true"]': {
        borderColor: 'transparent',
        backgroundColor: color.bg.brand,
        color: color.fg.onBrand,
        fontWeight: font.weight.medium,
      },
      '&:focus:not([aria-checked="true"])': { backgroundColor: color.bg.hover, color: color.fg.default },
      '&:focus, &:focus-visible': focusRingInsideRules,
    },
    '@media': {
      [prefers.forcedColors]: {
        selectors: {
          '&[aria-checked="true"]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const menuSeparator = style(
  layered({ blockSize: '1px', marginBlock: space.xxs, backgroundColor: color.border.default }),
);
