import { style } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

export const school = style(inProduct({ display: 'grid', gap: vars.space.s, alignContent: 'start' }));
export const schoolName = style(
  inProduct({ fontSize: vars.font.size.m, lineHeight: vars.font.lineHeight.m }),
);
export const rest = style(inProduct({ display: 'grid', gap: vars.space.s }));

export const card = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    padding: vars.space.s,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    selectors: { '&:hover:not([data-state="blocked"])': { borderColor: vars.color.border.brand } },
  }),
);
export const cover = style(
  inProduct({
    position: 'relative',
    flex: '0 0 auto',
    inlineSize: 'clamp(72px, 22%, 160px)',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.bg.brandSoft,
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.fg.brand,
      opacity: 0.25,
      mask: `${vars.image.motif} 0 0 / 80px`,
    },
  }),
);
export const image = style(
  inProduct({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: { [`${card}[data-state="blocked"] &`]: { filter: 'grayscale(0.85)', opacity: 0.6 } },
  }),
);
export const words = style(
  inProduct({ flex: 1, display: 'grid', justifyItems: 'start', gap: vars.space.xxs }),
);
export const title = style(
  inProduct({ fontSize: vars.font.size.m, lineHeight: vars.font.lineHeight.m, overflowWrap: 'anywhere' }),
);
export const link = style(
  inProduct({
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus.outer}`,
        outlineOffset: '2px',
        boxShadow: `0 0 0 2px ${vars.color.focus.inner}`,
      },
      '&[aria-disabled]': { color: vars.color.fg.muted, cursor: 'not-allowed' },
    },
  }),
);
export const reason = style(
  inProduct({ color: vars.color.fg.muted, fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.s }),
);
export const progress = style(
  inProduct({
    display: 'grid',
    gap: vars.space.xxs,
    inlineSize: '100%',
    maxInlineSize: '28rem',
    marginBlockStart: vars.space.xxs,
  }),
);
export const count = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const arrow = style(
  inProduct({
    flex: 'none',
    color: vars.color.fg.muted,
    selectors: { [`${card}[data-state="blocked"] &`]: { display: 'none' } },
    '@media': { [prefers.forcedColors]: { color: 'CanvasText' } },
  }),
);
