import { globalStyle, style } from '@vanilla-extract/css';
import { whilePointed } from '../../components/pointed.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

export const card = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(104px, 2fr) 3fr',
    blockSize: '100%',
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    ':hover': { boxShadow: vars.shadow.cardHover, borderColor: vars.color.border.brand },
    '@media': whilePointed(`box-shadow ${vars.motion.base} ${vars.motion.standard}`),
  }),
);

export const cover = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '112px',
    overflow: 'hidden',
    borderStartStartRadius: `calc(${vars.radius.card} - ${vars.borderWidth.thin})`,
    borderEndStartRadius: `calc(${vars.radius.card} - ${vars.borderWidth.thin})`,
    backgroundColor: vars.color.bg.brandSoft,
  }),
);
export const image = style(
  inProduct({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
);
export const play = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.bg.brand,
    color: vars.color.fg.onBrand,
  }),
);
globalStyle(`${play} > svg`, { inlineSize: '18px', blockSize: '18px' });

export const words = style(
  inProduct({ display: 'grid', alignContent: 'center', gap: vars.space.xxs, padding: vars.space.card }),
);
export const title = style(inProduct({ fontSize: vars.font.size.m, lineHeight: vars.font.lineHeight.m }));
export const link = style(
  inProduct({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus.outer}`,
        outlineOffset: '2px',
        boxShadow: `0 0 0 2px ${vars.color.focus.inner}`,
      },
    },
  }),
);
export const content = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
  }),
);
export const progress = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xxs,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
