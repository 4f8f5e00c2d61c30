import { globalStyle, style } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../layered.ts';
import { appear, vanish } from '../motion.css.ts';

const { color, space, font, motion } = vars;

export const menu = style(
  layered({
    zIndex: vars.layer.menu,
    minInlineSize: 'max(14rem, var(--radix-dropdown-menu-trigger-width))',
    maxInlineSize: 'min(22rem, calc(100vw - 16px))',
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    paddingBlock: space.xs,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: color.bg.raised,
    color: color.fg.default,
    border: `${vars.borderWidth.thin} solid ${color.border.card}`,
    borderRadius: `var(--ui-menu-radius, ${vars.radius.card})`,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    animation: `${appear} ${motion.fast} ${motion.enter}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${vanish} ${motion.fast} ${motion.exit} forwards` },
    },
    '@media': {
      [prefers.reducedMotion]: { selectors: { '&&': { animation: 'none' } } },
      [prefers.forcedColors]: { border: '2px solid CanvasText' },
    },
  }),
);

export const menuItem = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: vars.size.touch,
    paddingBlock: space.xxs,
    paddingInline: space.m,
    color: color.fg.default,
    overflowWrap: 'anywhere',
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
      '&[data-state="blocked"]': { color: color.fg.disabled, cursor: 'not-allowed' },
    },
    '@media': {
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
globalStyle(`${menuItem} > span:last-child`, layered({ marginInlineStart: 'auto', color: color.fg.brand }));

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

export const menuSeparator = style(
  layered({ blockSize: '1px', marginBlock: space.xs, backgroundColor: color.border.subtle }),
);
