import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';
import { mediaColors } from './media-colors.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const appear = keyframes({ from: { opacity: 0 } });

const over = inProduct({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  color: vars.color.fg.onMedia,
});

export const center = style([over, inProduct({ pointerEvents: 'none' })]);

export const veil = style([
  over,
  inProduct({
    gap: vars.space.s,
    paddingBlockEnd: '104px',
    paddingInline: vars.space.m,
    textAlign: 'center',
    backgroundColor: 'rgb(0 0 0 / 0.72)',
  }),
]);

export const title = style(
  inProduct({
    fontSize: vars.font.size.xl,
    lineHeight: vars.font.lineHeight.xl,
    fontFamily: vars.font.family.heading,
    fontWeight: vars.font.weight.heading,
  }),
);
export const text = style(
  inProduct({ maxInlineSize: '28rem', fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.s }),
);
export const actions = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.s,
    vars: mediaColors,
  }),
);

export const bigPlay = style(
  inProduct({
    pointerEvents: 'auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '80px',
    blockSize: '80px',
    borderRadius: vars.radius.button,
    backgroundColor: vars.color.bg.brand,
    color: vars.color.fg.onBrand,
    boxShadow: vars.shadow.overlay,
    ':hover': { backgroundColor: vars.color.bg.brandHover },
  }),
);
globalStyle(`${bigPlay} > svg`, { inlineSize: '32px', blockSize: '32px' });

/** Appears only when the wait is long enough to wonder. */
export const spinner = style(
  inProduct({
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: '50%',
    border: '4px solid rgb(255 255 255 / 0.3)',
    borderBlockStartColor: 'currentColor',
    animation: `${turn} 900ms linear infinite, ${appear} 200ms 400ms backwards`,
    '@media': { [prefers.reducedMotion]: { display: 'none' } },
  }),
);
export const waitingWord = style(
  inProduct({
    marginBlockStart: vars.space.s,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.pill,
    backgroundColor: 'rgb(0 0 0 / 0.6)',
    fontSize: vars.font.size.s,
    animation: `${appear} 200ms 400ms backwards`,
    '@media': { [prefers.reducedMotion]: { animation: 'none' } },
  }),
);

export const notice = style(
  inProduct({
    position: 'absolute',
    insetBlockStart: vars.space.s,
    insetInlineStart: vars.space.s,
    maxInlineSize: `calc(100% - ${vars.space.s} * 2)`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    backgroundColor: 'rgb(0 0 0 / 0.78)',
    color: vars.color.fg.onMedia,
    fontSize: vars.font.size.s,
    vars: mediaColors,
  }),
);
