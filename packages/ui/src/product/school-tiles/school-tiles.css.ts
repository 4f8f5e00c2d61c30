import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';
import { motifSoft } from '../motif.css.ts';

/** So many columns, fewer where one would be too narrow for a school's name at the text size that the person chose. */
const upTo = (count: number, gap: string) =>
  `repeat(auto-fill, minmax(min(100%, max(9rem, (100% - ${count - 1} * ${gap}) / ${count} - 1px)), 1fr))`;

export const tiles = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: upTo(2, vars.space.s),
    gap: vars.space.s,
    '@media': {
      [from('medium')]: { gridTemplateColumns: upTo(3, vars.space.l), gap: vars.space.l },
    },
  }),
);

export const tile = style(inProduct({ display: 'flex', flexDirection: 'column' }));

/** The picture's place, about square where two stand beside each other on a phone; the brand's motif on a soft ground where none comes. */
export const place = style([
  motifSoft,
  inProduct({
    blockSize: '10rem',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    '@media': { [from('medium')]: { blockSize: 'auto', aspectRatio: '16 / 10' } },
  }),
]);

export const picture = style(inProduct({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

/** A label laid over the picture's foot: its words have a ground of their own. Flat, with a line: what leads nowhere is not lifted off the page as a card is. */
export const label = style(
  inProduct({
    position: 'relative',
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xxs,
    marginBlockStart: `calc(-1 * ${vars.space.xl})`,
    marginInlineEnd: vars.space.s,
    padding: vars.space.s,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    backgroundColor: vars.color.bg.surface,
    '@media': { [from('medium')]: { marginInlineEnd: vars.space.xl, padding: vars.space.m } },
  }),
);

export const name = style(inProduct({ ...typeOf('m'), '@media': { [from('medium')]: typeOf('l') } }));

export const text = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
