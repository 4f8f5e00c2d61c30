import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

const { borderWidth, color, radius, space } = vars;

/** The camera's picture, or in its place why there is none; it keeps its shape. */
export const stage = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    inlineSize: 'min(100%, 60dvh)',
    marginInline: 'auto',
    padding: space.m,
    overflow: 'hidden',
    borderRadius: radius.media,
    backgroundColor: color.bg.sunken,
    color: color.fg.default,
    textAlign: 'center',
  }),
);
export const video = style(
  inProduct({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    backgroundColor: color.bg.media,
    selectors: { '&:not([data-playing])': { visibility: 'hidden' } },
  }),
);
/** Where the code is to be held. */
export const frame = style(
  inProduct({
    position: 'absolute',
    insetBlock: '12%',
    aspectRatio: '1',
    border: `${borderWidth.control} solid ${color.fg.onMedia}`,
    borderRadius: radius.card,
    boxShadow: `0 0 0 100vmax ${color.scrim.page}`,
  }),
);
