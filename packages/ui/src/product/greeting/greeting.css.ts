import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

export const greeting = style(inProduct({ display: 'grid', gap: vars.space.m }));
export const head = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
  }),
);
export const title = style(
  inProduct({ fontSize: vars.font.size.xxl, lineHeight: vars.font.lineHeight.xxl, overflowWrap: 'anywhere' }),
);
export const text = style(inProduct({ color: vars.color.fg.muted }));
export const actions = style(inProduct({ display: 'flex', gap: vars.space.xs }));
