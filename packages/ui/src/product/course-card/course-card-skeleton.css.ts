import { keyframes, style } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const bone = style(
  inProduct({
    backgroundColor: vars.color.bg.skeleton,
    borderRadius: vars.radius.small,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': {
      [prefers.reducedMotion]: { animation: 'none' },
      [prefers.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
);

export const cover = style([
  bone,
  inProduct({
    gridArea: 'cover',
    aspectRatio: '16 / 9',
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  }),
]);

const line = (gridArea: string, inlineSize: string, blockSize: string) =>
  inProduct({
    gridArea,
    inlineSize,
    blockSize,
    marginInline: vars.space.card,
    marginBlockStart: vars.space.s,
  });

export const facts = style([bone, line('facts', '40%', vars.font.size.s)]);
export const title = style([
  bone,
  line('title', '80%', `calc(${vars.font.lineHeight.m} * 2 - ${vars.space.xs})`),
]);
export const actions = style([
  bone,
  line('actions', '30%', vars.size.iconMedium),
  inProduct({ marginBlock: `calc((${vars.size.touch} - ${vars.size.iconMedium}) / 2)` }),
]);
