import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { appear } from '../../internal/motion.css.ts';
import { from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';
import { action as heroAction } from '../hero/hero.css.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const reward = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.space.m,
    paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space.m})`,
    // It also lies on rows of a list, in colours like its own.
    border: `1px solid ${vars.color.border.positive}`,
    borderRadius: vars.radius.panel,
    backgroundColor: vars.color.bg.positiveSoft,
    selectors: {
      '&[data-size="large"]': {
        display: 'grid',
        alignContent: 'center',
        minBlockSize: '26rem',
        padding: vars.space.l,
        borderColor: vars.color.hero.bg,
        backgroundColor: vars.color.hero.bg,
        color: vars.color.hero.fg,
      },
    },
    '@media': {
      [from('medium')]: {
        selectors: {
          '&[data-size="large"]': {
            minBlockSize: '17.5rem',
            paddingInline: `${vars.space.xl} calc(${vars.size.touch} + ${vars.space.xl})`,
          },
          '&[data-pictured]': { gridTemplateColumns: '1fr auto', columnGap: vars.space.xl },
        },
      },
      [prefers.motion]: { animation: `${appear} ${vars.motion.slow} ${vars.motion.enter}` },
    },
  }),
);

export const sign = style(
  inProduct({
    flex: 'none',
    inlineSize: '3rem',
    blockSize: '3rem',
    padding: '0.75rem',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.bg.positive,
    color: vars.color.fg.onPositive,
  }),
);
globalStyle(
  `${sign} > path`,
  inProduct({
    strokeDasharray: 1,
    '@media': {
      [prefers.motion]: { animation: `${draw} ${vars.motion.page} ${vars.motion.standard} backwards` },
    },
  }),
);

export const text = style(
  inProduct({
    flex: '1 1 10rem',
    minInlineSize: 0,
    selectors: {
      // the line of coins that may still come is no hole
      '&[data-pending]': { translate: `0 calc(${vars.font.lineHeight.m} / 2)` },
    },
  }),
);
globalStyle(`${reward}[data-size="large"] button[data-shape]`, inProduct({ color: 'inherit' }));
export const close = style(
  inProduct({ position: 'absolute', insetBlockStart: vars.space.xs, insetInlineEnd: vars.space.xs }),
);

/** On the ground of heroes it looks as it does there, and so does a quiet one beside it. */
export const action = style([
  heroAction,
  inProduct({
    vars: {
      [vars.color.fg.brand]: vars.color.hero.fg,
      [vars.color.border.brand]: 'currentColor',
      [vars.color.bg.brandSoft]: `color-mix(in oklab, ${vars.color.hero.fg} 12%, transparent)`,
    },
  }),
]);

/** Above the words where it is narrow, else at their end. */
export const picture = style(
  inProduct({
    order: -1,
    '@media': { [from('medium')]: { gridArea: '1 / 2 / span 3', alignSelf: 'center' } },
  }),
);

/** A sheet with the brand's drawing as its head. */
export const certificate = style(
  inProduct({
    display: 'grid',
    gridTemplate: 'auto 1fr auto auto / minmax(0, 1fr)',
    alignItems: 'center',
    inlineSize: '15rem',
    minBlockSize: '10.625rem',
    paddingBlockEnd: vars.space.s,
    overflow: 'hidden',
    borderRadius: vars.radius.media,
    backgroundColor: vars.color.bg.surface,
    color: vars.color.fg.default,
    boxShadow: vars.shadow.raised,
    textAlign: 'center',
    ...typeOf('s'),
  }),
);
globalStyle(`${certificate} > *`, inProduct({ marginInline: vars.space.s }));
globalStyle(
  `${certificate} > img`,
  inProduct({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 5',
    marginInline: 0,
    objectFit: 'cover',
  }),
);
