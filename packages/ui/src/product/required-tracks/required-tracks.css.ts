import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow } from '../../theme/rooms.ts';
import { motif } from '../motif.ts';

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
/** Its words stand on the card's line, not the room around them. */
export const more = style(
  inProduct({
    flex: 'none',
    marginInlineEnd: `calc(-1 * ${vars.space.s})`,
    '@container': { [narrow]: { marginInlineStart: `calc(-1 * ${vars.space.s})` } },
  }),
);
globalStyle(`${more} svg`, inProduct({ transition: `rotate ${vars.motion.base} ${vars.motion.standard}` }));
globalStyle(`${more} [aria-expanded="true"] svg`, inProduct({ rotate: '180deg' }));
globalStyle(`${more} svg`, { '@media': { [prefers.reducedMotion]: inProduct({ transition: 'none' }) } });
export const list = style(inProduct({ display: 'grid', gap: vars.space.s }));

export const card = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.space.s,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    selectors: { '&:hover:not([data-blocked])': { borderColor: vars.color.border.brand } },
  }),
);
/** The place of the cover, with nothing in it. */
export const coverPlace = style(
  inProduct({
    position: 'relative',
    flex: '0 0 auto',
    inlineSize: 'clamp(72px, 28%, 160px)',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: vars.radius.small,
  }),
);
export const cover = style([
  coverPlace,
  inProduct({
    backgroundColor: vars.color.bg.brandSoft,
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.fg.brand,
      opacity: 0.25,
      mask: motif('small'),
    },
  }),
]);
export const image = style(
  inProduct({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: { [`${card}[data-blocked] &`]: { filter: 'grayscale(0.85)', opacity: 0.6 } },
  }),
);
/** Bar and count, or a reason, of two lines each. */
const fullStanding = `max(${lineHeight.s} * 2, ${vars.space.xxs} * 2 + 4px + ${lineHeight.xs} * 2)`;
const tagHeight = `${lineHeight.xs} + 4px`;
/** Room for a tag, a title of two lines and how it stands: all cards are one height, which is known before they come. */
const fullWords = `calc(${tagHeight} + ${lineHeight.m} * 2 + ${vars.space.xxs} * 2 + ${fullStanding})`;

export const words = style(
  inProduct({
    // below the cover, the arrow beside it, where a line would hold less than a long word
    flex: `1 1 min(8rem, 100% - ${vars.space.m} - ${vars.size.iconMedium} - 8px)`,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignContent: 'center',
    gap: vars.space.xxs,
    minBlockSize: fullWords,
  }),
);
/** As large as the tag. */
export const tagPlace = style(
  inProduct({
    inlineSize: '6rem',
    paddingBlock: '2px',
    fontSize: vars.font.size.xs,
    lineHeight: lineHeight.xs,
  }),
);
export const title = style(
  inProduct({
    inlineSize: '100%',
    fontSize: vars.font.size.m,
    lineHeight: lineHeight.m,
    overflowWrap: 'break-word',
  }),
);
const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: count,
  overflow: 'hidden',
});
export const link = style(
  inProduct({
    ...lines(2),
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus.outer}`,
        outlineOffset: '2px',
        boxShadow: `0 0 0 2px ${vars.color.focus.inner}`,
      },
      '&[data-blocked]': { color: vars.color.fg.muted, cursor: 'not-allowed' },
    },
  }),
);
export const reason = style(
  inProduct({
    ...lines(2),
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: lineHeight.s,
  }),
);
export const progress = style(
  inProduct({
    display: 'grid',
    inlineSize: '100%',
    gap: vars.space.xxs,
    maxInlineSize: '28rem',
    paddingBlockStart: vars.space.xxs,
  }),
);
export const count = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
globalStyle(
  `${card} > svg`,
  inProduct({
    flex: 'none',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    color: vars.color.fg.muted,
  }),
);
globalStyle(`${card}[data-blocked] > svg`, inProduct({ display: 'none' }));
globalStyle(`${card} > svg`, { '@media': { [prefers.forcedColors]: inProduct({ color: 'CanvasText' }) } });
// In narrow cards its room belongs to the words.
globalStyle(`${card} > svg`, { '@container': { [roomBelow('trackCard')]: inProduct({ display: 'none' }) } });
