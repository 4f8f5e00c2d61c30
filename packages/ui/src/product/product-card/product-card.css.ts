import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import * as actions from '../course-card/card-actions.css.ts';
import * as courseCard from '../course-card/course-card.css.ts';

const { color, font, space } = vars;

export const { link, title } = courseCard;
export const { onCover } = actions;
export const heart = actions.action.favorite;

/** Drawn as a course's card is, in each manner of a brand: a name of two lines, then price and shop; what is missing makes its row higher. */
export const card = style([
  courseCard.card,
  inProduct({
    '::before': {
      minBlockSize: `calc(${space.s} + 2 * ${font.lineHeight.m} + 2 * ${space.xxs} + ${font.lineHeight.m} + ${font.lineHeight.s})`,
    },
  }),
]);

const square = inProduct({ aspectRatio: '1' });
export const cover = style([courseCard.cover, square]);
export const coverPlace = style([courseCard.coverPlace, square]);

/** What nobody can have now is paler than the others. */
export const image = style([
  courseCard.image,
  inProduct({ selectors: { '[data-sold-out] &': { filter: 'grayscale(0.85)', opacity: 0.6 } } }),
]);

/** Above the picture. */
export const sign = style(inProduct({ position: 'relative' }));

export const facts = style(
  inProduct({
    gridArea: 'facts',
    display: 'grid',
    alignContent: 'start',
    gap: space.xxs,
    marginBlockStart: space.xxs,
    paddingInline: courseCard.inset,
    color: color.fg.muted,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    overflowWrap: 'anywhere',
  }),
);

export const price = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xxs,
    color: color.fg.default,
    fontSize: font.size.m,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** A wall of square cards: two beside each other on a phone, up to six in a wide window; larger text has fewer. */
export const grid = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, clamp(9rem, 24%, 15rem)), 1fr))',
    gap: `${space.m} ${space.s}`,
  }),
);
