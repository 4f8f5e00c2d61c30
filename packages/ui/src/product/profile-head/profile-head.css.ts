import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

const { space } = vars;

/** The photo stands over the words on phones, and beside them elsewhere; the action comes last, or at the end of the line. */
export const head = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space.m,
    '@media': {
      [from('medium')]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.xl },
      [from('large')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    },
  }),
);

export const words = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifySelf: 'stretch',
    gap: space.xs,
  }),
);

export const name = style(
  inProduct({ ...typeOf('xl'), fontWeight: vars.font.weight.bold, overflowWrap: 'anywhere' }),
);

export const profession = style(inProduct({ color: vars.color.fg.muted, overflowWrap: 'anywhere' }));

/** On phones below the words; beside the photo the words stand over it. */
export const action = style(
  inProduct({
    '@media': { [from('medium')]: { gridColumn: 2 }, [from('large')]: { gridColumn: 3 } },
  }),
);

/** As it was written, its own lines included. */
export const biography = style(
  inProduct({ maxInlineSize: vars.size.reading, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);

/** Three lines of it, until all of it is asked for. */
export const folded = style([
  biography,
  inProduct({
    selectors: {
      '&:not([data-open])': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
        overflow: 'hidden',
      },
    },
  }),
]);
