import { type StyleRule, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const layered = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.product]: rule },
});

export const card = style(
  layered({
    position: 'relative',
    display: 'grid',
    gap: `${vars.space.xs} ${vars.space.l}`,
    padding: vars.space.card,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      [from('filtersWide')]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(12rem, 1fr)',
        alignItems: 'center',
      },
    },
    ':hover': { boxShadow: vars.shadow.cardHover },
  }),
);

export const words = style(layered({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const facts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);

export const title = style(layered({ fontSize: vars.font.size.l, lineHeight: vars.font.lineHeight.l }));

export const link = style(
  layered({
    color: vars.color.fg.default,
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    selectors: {
      [`${card}:hover &`]: { color: vars.color.fg.linkHover, textDecoration: 'underline' },
    },
  }),
);

export const progress = style(
  layered({
    display: 'grid',
    gap: vars.space.xxs,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
