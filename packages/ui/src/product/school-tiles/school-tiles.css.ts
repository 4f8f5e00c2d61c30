import { type StyleRule, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const layered = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.product]: rule },
});

export const tiles = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s,
    '@media': {
      [from('filtersWide')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.m },
    },
  }),
);

export const tile = style(
  layered({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: vars.space.xxs,
    blockSize: '100%',
    minBlockSize: '9rem',
    padding: vars.space.m,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    '@media': { [from('filtersWide')]: { minBlockSize: '12rem', padding: vars.space.l } },
    selectors: {
      '&[data-hue="brand"]': { backgroundColor: vars.color.bg.brandSoft, color: vars.color.fg.brand },
      '&[data-hue="accent"]': { backgroundColor: vars.color.bg.accentSoft, color: vars.color.fg.accent },
      '&[data-hue="info"]': { backgroundColor: vars.color.bg.infoSoft, color: vars.color.fg.info },
      '&[data-hue="positive"]': {
        backgroundColor: vars.color.bg.positiveSoft,
        color: vars.color.fg.positive,
      },
      '&[data-hue="caution"]': { backgroundColor: vars.color.bg.cautionSoft, color: vars.color.fg.caution },
      '&[data-hue="promote"]': { backgroundColor: vars.color.bg.promoteSoft, color: vars.color.fg.promote },
    },
  }),
);

export const motif = style(
  layered({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    backgroundColor: 'currentColor',
    opacity: 0.12,
    maskImage: vars.image.motif,
    maskSize: '220px',
    maskRepeat: 'repeat',
  }),
);

export const icon = style(
  layered({ marginBlockEnd: 'auto', inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge }),
);

export const name = style(layered({ fontSize: vars.font.size.l, lineHeight: vars.font.lineHeight.l }));

export const text = style(
  layered({
    color: vars.color.fg.default,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
