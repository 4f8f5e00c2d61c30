import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

export const heading = style(
  inProduct({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }),
);

export const title = style(
  inProduct({
    ...typeOf('xxl'),
    overflowWrap: 'anywhere',
    '@media': {
      [from('medium')]: { ...typeOf('xxxl') },
    },
  }),
);

export const lead = style(inProduct({ color: vars.color.fg.muted, maxInlineSize: vars.size.reading }));

export const section = style(
  inProduct({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, minInlineSize: 0 }),
);

export const sectionHead = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.m}`,
  }),
);

export const sectionTitle = style(inProduct({ ...typeOf('xl'), overflowWrap: 'anywhere' }));

export const band = style(
  inProduct({ selectors: { '&[data-tone="sunken"]': { backgroundColor: vars.color.bg.sunken } } }),
);

export const split = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'center',
    selectors: { '&[data-align="start"]': { alignItems: 'start' } },
    '@media': {
      [from('medium')]: {
        selectors: { '&[data-ratio="even"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
      [from('large')]: {
        selectors: {
          '&[data-ratio="main"]': {
            gridTemplateColumns: 'minmax(0, 2fr) minmax(17rem, 1fr)',
            alignItems: 'start',
          },
          '&[data-ratio="lead"]': {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
            alignItems: 'start',
          },
        },
      },
    },
  }),
);

export const prose = style(
  inProduct({
    display: 'grid',
    gap: vars.space.s,
    maxInlineSize: vars.size.reading,
    color: vars.color.fg.default,
  }),
);
