import { globalStyle, style } from '@vanilla-extract/css';
import { clampRules } from '../../internal/clamped.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow } from '../../theme/rooms.ts';
import * as continueCard from '../continue-card/continue-card.css.ts';

const { lineHeight } = vars.font;

/** A `ContinueCard` with an arrow at its end. */
export const card = style([
  continueCard.card,
  inProduct({
    gridTemplateColumns: 'minmax(112px, 2fr) minmax(0, 3fr) auto',
  }),
]);
export const { cover, coverPlace, title, words } = continueCard;
export const image = style([
  continueCard.image,
  inProduct({ selectors: { [`${card}[data-blocked] &`]: { filter: 'grayscale(0.85)', opacity: 0.6 } } }),
]);
export const link = style([
  continueCard.link,
  inProduct({
    // of two lines also in narrow cards: all of them are one height
    WebkitLineClamp: 2,
    selectors: { [`${card}[data-blocked] &`]: { color: vars.color.fg.muted } },
  }),
]);
export const school = style(
  inProduct({
    ...clampRules,
    WebkitLineClamp: 1,
    overflowWrap: 'anywhere',
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: lineHeight.s,
  }),
);
export const reason = style(
  inProduct({
    ...clampRules,
    WebkitLineClamp: 2,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: lineHeight.s,
  }),
);
export const progress = style(
  inProduct({
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlockStart: vars.space.xxs,
  }),
);
export const count = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.xs,
  }),
);
globalStyle(
  `${card} > svg`,
  inProduct({
    alignSelf: 'center',
    marginInlineEnd: vars.space.s,
    color: vars.color.fg.muted,
  }),
);
// In narrow cards its room belongs to the words.
globalStyle(`${card} > svg`, { '@container': { [roomBelow('trackCard')]: inProduct({ display: 'none' }) } });
