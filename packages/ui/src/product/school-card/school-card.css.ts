import { style } from '@vanilla-extract/css';
import { clamped } from '../../internal/clamped.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import * as courseCard from '../course-card/course-card.css.ts';

const { space } = vars;
const { lineHeight } = vars.font;

export const { cover, coverPlace, image, link, title } = courseCard;

/** Drawn as a course's card is, in each manner of a brand: a name of one line, a description of two. */
export const card = style([
  courseCard.card,
  inProduct({
    '::before': { minBlockSize: `calc(${space.s} + ${lineHeight.m} + ${space.xxs} + 2 * ${lineHeight.s})` },
  }),
]);

export const words = style(
  inProduct({
    gridArea: 'facts',
    display: 'grid',
    alignContent: 'start',
    gap: space.xxs,
    marginBlockStart: space.xxs,
    paddingInline: courseCard.inset,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: lineHeight.s,
  }),
);

export const description = style(inProduct(clamped(3)));
