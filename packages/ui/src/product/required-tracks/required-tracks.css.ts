import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow } from '../../theme/rooms.ts';

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
