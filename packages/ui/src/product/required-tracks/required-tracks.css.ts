import { globalStyle, style } from '@vanilla-extract/css';
import { clampRules } from '../../internal/clamped.ts';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow } from '../../theme/rooms.ts';
import * as continueCard from '../continue-card/continue-card.css.ts';

const { lineHeight } = vars.font;
/** A school's name has no room beside what opens the rest. */
const narrow = roomBelow('school');

export const school = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    alignContent: 'start',
    containerType: 'inline-size',
  }),
);
/** As tall as a small button, whose words may be larger than usual. */
const buttonHeight = `max(${vars.size.controlSmall}, ${lineHeight.s} + 2 * (${vars.space.xxs} + ${vars.borderWidth.control}))`;
/**
 * The name and what opens the rest stand in one line, and in two where the words are larger than usual; a school without a
 * rest keeps the same room, so that the cards of all schools stand on one line.
 */
export const schoolHead = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
    minBlockSize: `max(${lineHeight.m}, ${buttonHeight})`,
    '@container': {
      [narrow]: { display: 'block', minBlockSize: `calc(${lineHeight.m} + ${buttonHeight})` },
    },
  }),
);
export const schoolName = style(
  inProduct({
    flex: '1 1 auto',
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: vars.font.size.m,
    lineHeight: lineHeight.m,
  }),
);
/** Its words stand on the card's line, not the room around them; a thumb that presses a little beside it does not press the card. */
export const more = style(
  inProduct({
    position: 'relative',
    zIndex: vars.layer.raised,
    flex: 'none',
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
    '@container': { [narrow]: { marginInlineStart: `calc(-1 * ${vars.space.s})` } },
  }),
);
globalStyle(
  `${more} svg`,
  inProduct({
    transition: `rotate ${vars.motion.base} ${vars.motion.standard}`,
    '@media': { [prefers.reducedMotion]: { transition: 'none' } },
  }),
);
globalStyle(`${more} [aria-expanded="true"] svg`, inProduct({ rotate: '180deg' }));
export const list = style(inProduct({ display: 'grid', gap: vars.space.s }));

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
    selectors: { '&[data-blocked]': { color: vars.color.fg.muted, cursor: 'not-allowed' } },
  }),
]);
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
globalStyle(`${card}[data-blocked] > svg`, inProduct({ display: 'none' }));
// In narrow cards its room belongs to the words.
globalStyle(`${card} > svg`, { '@container': { [roomBelow('trackCard')]: inProduct({ display: 'none' }) } });
