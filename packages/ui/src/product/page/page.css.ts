import { style } from '@vanilla-extract/css';
import { frame } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

export const window = style(
  inProduct({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh', isolation: 'isolate' }),
);

/** Never shorter than the window: what is still on its way cannot push a footer that somebody sees. */
export const main = style(
  inProduct({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: `calc(100lvh - ${vars.size.headerNarrow})`,
    ':focus': { outline: 'none' },
  }),
);

export const page = style([
  frame,
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xl,
    paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
    '@media': { [from('medium')]: { gap: vars.space.xxl } },
  }),
]);

export const heading = style(inProduct({ display: 'grid', gap: vars.space.xs }));

export const title = style(
  inProduct({
    ...typeOf('xxl'),
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

export const sectionTitle = style(inProduct({ ...typeOf('xl') }));

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
