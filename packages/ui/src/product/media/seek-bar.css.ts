import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** How much of the bar is behind the thumb; set from the slider's value. */
export const share = '--seek-share';

export const bar = style(
  inProduct({ display: 'flex', alignItems: 'center', gap: vars.space.s, inlineSize: '100%' }),
);

export const time = style(
  inProduct({
    flex: 'none',
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);

const track = {
  blockSize: '4px',
  borderRadius: vars.radius.round,
  background: `linear-gradient(to right, currentColor var(${share}), color-mix(in srgb, currentColor 35%, transparent) var(${share}))`,
} as const;

const thumb = {
  appearance: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  border: 0,
  borderRadius: vars.radius.round,
  backgroundColor: 'currentColor',
} as const;

/** Native, drawn thin, 44 px high to the finger. Used for the place and for the volume. */
export const slider = style(
  inProduct({
    appearance: 'none',
    flex: 1,
    inlineSize: '100%',
    blockSize: vars.size.touch,
    margin: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: vars.radius.small,
    ':disabled': { cursor: 'default', opacity: 0.5 },
    selectors: {
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-webkit-slider-thumb': { ...thumb, marginBlockStart: '-6px' },
      '&::-moz-range-thumb': thumb,
      '&:hover::-webkit-slider-thumb': { scale: '1.25' },
    },
    '@media': { [prefers.forcedColors]: { appearance: 'auto' } },
  }),
);
