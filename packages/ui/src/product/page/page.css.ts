import { type StyleRule, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const layered = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.product]: rule },
});

export const frame = style(
  layered({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh', isolation: 'isolate' }),
);

export const main = style(layered({ flex: 1, minInlineSize: 0, ':focus': { outline: 'none' } }));

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xl,
    inlineSize: '100%',
    marginInline: 'auto',
    padding: `${vars.space.l} ${vars.space.m} ${vars.space.xxl}`,
    '@media': {
      [from('menu')]: { paddingInline: vars.space.l, gap: vars.space.xxl },
      [from('table')]: { paddingInline: vars.space.xl },
    },
    selectors: {
      '&[data-width="reading"]': { maxInlineSize: `calc(${vars.size.reading} + 2 * ${vars.space.xl})` },
      '&[data-width="content"]': { maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.xl})` },
      '&[data-width="wide"]': { maxInlineSize: `calc(${vars.size.wide} + 2 * ${vars.space.xl})` },
    },
  }),
);

export const heading = style(layered({ display: 'grid', gap: vars.space.xs }));

export const title = style(
  layered({
    fontSize: vars.font.size.xxl,
    lineHeight: vars.font.lineHeight.xxl,
    '@media': {
      [from('menu')]: { fontSize: vars.font.size.xxxl, lineHeight: vars.font.lineHeight.xxxl },
    },
  }),
);

export const lead = style(layered({ color: vars.color.fg.muted, maxInlineSize: vars.size.reading }));

export const section = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, minInlineSize: 0 }),
);

export const sectionHead = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.m}`,
  }),
);

export const sectionTitle = style(
  layered({ fontSize: vars.font.size.xl, lineHeight: vars.font.lineHeight.xl }),
);

export const band = style(
  layered({ selectors: { '&[data-tone="sunken"]': { backgroundColor: vars.color.bg.sunken } } }),
);

export const split = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'center',
    selectors: { '&[data-align="start"]': { alignItems: 'start' } },
    '@media': {
      [from('filtersWide')]: {
        selectors: { '&[data-ratio="even"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
      [from('table')]: {
        selectors: {
          '&[data-ratio="main"]': {
            gridTemplateColumns: 'minmax(0, 2fr) minmax(17rem, 1fr)',
            alignItems: 'start',
          },
        },
      },
    },
  }),
);

export const prose = style(
  layered({
    display: 'grid',
    gap: vars.space.s,
    maxInlineSize: vars.size.reading,
    color: vars.color.fg.default,
  }),
);
