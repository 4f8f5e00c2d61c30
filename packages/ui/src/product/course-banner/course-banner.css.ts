import { globalStyle, style } from '@vanilla-extract/css';
import { fillsRules } from '../../internal/fills.ts';
import { inProduct } from '../../internal/in-product.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';
import { motifDeep } from '../motif.css.ts';

export const banner = style(
  inProduct({
    display: 'grid',
    overflow: 'hidden',
    borderRadius: vars.radius.panel,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' } },
  }),
);

/** The place of the picture, with nothing in it. */
export const picturePlace = style(
  inProduct({
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    '@media': { [from('medium')]: { order: 2, aspectRatio: 'auto', minBlockSize: '300px' } },
  }),
);
export const picture = style([picturePlace, motifDeep]);
export const image = style(
  inProduct({
    ...fillsRules,
    // Banners have their figure at three quarters; a narrow column still shows all of it.
    objectPosition: 'right center',
    '@media': {
      [from('medium')]: { objectPosition: '83% center' },
      [from('wide')]: { objectPosition: 'right center' },
    },
  }),
);

export const words = style(
  inProduct({
    display: 'grid',
    containerType: 'inline-size',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: vars.space.s,
    padding: vars.space.m,
    '@media': { [from('medium')]: { padding: vars.space.xl } },
  }),
);
export const tags = style(inProduct({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
export const title = style(
  inProduct({
    ...typeOf('xxl'),
    overflowWrap: 'break-word',
    '@media': {
      [from('large')]: { ...typeOf('xxxl') },
    },
  }),
);

export const facts = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxs} ${vars.space.m}`,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
export const fact = style(inProduct({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs }));
globalStyle(`${fact} dd`, { margin: 0 });
export const factName = style(inProduct({ display: 'inline-flex' }));
globalStyle(`${factName} > svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });

export { visuallyHidden as factLabel } from '../../components/visually-hidden/visually-hidden.css.ts';

export const description = style(inProduct({ maxInlineSize: vars.size.reading, color: vars.color.fg.muted }));
export const progress = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, min(20rem, 100%)) auto',
    alignItems: 'center',
    gap: vars.space.s,
  }),
);
export const progressText = style(
  inProduct({
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.bold,
  }),
);
export const actions = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    // One of them may have words under it.
    alignItems: 'start',
    gap: vars.space.s,
    marginBlockStart: vars.space.xs,
  }),
);
/* On phones one under the other, all as wide as the words above them. */
const onPhones = below('small');
globalStyle(`${actions} > div`, { '@media': { [onPhones]: inProduct({ inlineSize: '100%' }) } });
globalStyle(`${actions} [data-size="large"]`, {
  '@media': { [onPhones]: inProduct({ inlineSize: '100%' }) },
});
