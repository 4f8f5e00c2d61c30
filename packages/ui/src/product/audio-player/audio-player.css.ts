import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';
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
export const image = style(
  inProduct({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);
export const body = style(
  inProduct({ flex: '1 1 300px', display: 'grid', alignContent: 'center', gap: vars.space.xxs }),
);
export const title = style(
  inProduct({
    fontFamily: vars.font.family.heading,
    fontWeight: vars.font.weight.heading,
    ...typeOf('xl'),
  }),
);
export const subtitle = style(
  inProduct({ color: vars.color.fg.muted, fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.s }),
);
/** Empty, it takes no row and no gap; it stays in the page, so that its first words are heard. */
export const region = style(inProduct({ selectors: { '&:empty': { position: 'absolute' } } }));
export const failure = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.s,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.criticalSoft,
    color: vars.color.fg.critical,
    fontSize: vars.font.size.s,
  }),
);
export const controls = style(
  inProduct({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxs }),
);
export const space = style(inProduct({ flex: 1 }));
