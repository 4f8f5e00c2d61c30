import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const grid = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: space.m,
    margin: 0,
    selectors: { '&[aria-busy]': { cursor: 'progress' } },
  }),
);

export const tile = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.xxs,
    padding: space.card,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${color.border.card}`,
    backgroundColor: color.bg.surface,
    boxShadow: vars.shadow.card,
    overflowWrap: 'anywhere',
    '@media': {
      [prefers.forcedColors]: { borderColor: 'CanvasText' },
      [prefers.print]: { borderColor: 'currentcolor', breakInside: 'avoid' },
    },
  }),
);

export const label = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.fg.muted,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
  }),
);

/* Two beside each other on a phone leave no room for more than their words. */
globalStyle(`${label} > svg`, { '@media': { [below('small')]: inProduct({ display: 'none' }) } });

export const value = style(
  inProduct({
    margin: 0,
    fontFamily: font.family.heading,
    fontSize: font.size.xl,
    lineHeight: font.lineHeight.xl,
    fontWeight: font.weight.heading,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const detail = style(
  inProduct({ margin: 0, color: color.fg.muted, fontSize: font.size.s, lineHeight: font.lineHeight.s }),
);
