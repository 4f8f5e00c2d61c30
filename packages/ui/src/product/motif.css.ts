import { style } from '@vanilla-extract/css';
import { inProduct } from '../internal/in-product.ts';
import { prefers } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { motif } from './motif.ts';

const { color } = vars;

/** The layer with the brand's tile, behind whatever the box holds. */
const layer = style(
  inProduct({
    position: 'relative',
    isolation: 'isolate',
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      opacity: 0.12,
      mask: motif('large'),
    },
    '@media': { [prefers.forcedColors]: { '::before': { display: 'none' } } },
  }),
);

/** A trace of the motif on the brand's soft ground: the place of a picture that has not come. */
export const motifSoft = style([
  layer,
  inProduct({
    backgroundColor: color.bg.brandSoft,
    '::before': { backgroundColor: color.fg.brand },
  }),
]);

/** The same on the ground of heroes. */
export const motifDeep = style([
  layer,
  inProduct({ backgroundColor: color.hero.bg, '::before': { backgroundColor: color.hero.motif } }),
]);
