import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { motifDeep } from '../motif.css.ts';

export const player = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.l,
    // less on phones, where all controls stand in one line
    padding: `min(${vars.space.l}, 4%)`,
    borderRadius: vars.radius.panel,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
  }),
);

export const cover = style([
  motifDeep,
  inProduct({
    flex: '0 1 200px',
    aspectRatio: '1',
    alignSelf: 'center',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: vars.radius.media,
  }),
]);
export const body = style(
  inProduct({ flex: '1 1 300px', display: 'grid', alignContent: 'center', gap: vars.space.xxs }),
);
/** Empty, it takes no row and no gap; it stays in the page, so that its first words are heard. */
export const region = style(inProduct({ selectors: { '&:empty': { position: 'absolute' } } }));
