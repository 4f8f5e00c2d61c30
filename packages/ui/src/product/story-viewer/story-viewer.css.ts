import { globalStyle, style } from '@vanilla-extract/css';
import { clamped } from '../../internal/clamped.ts';
import { inProduct } from '../../internal/in-product.ts';
import { appear } from '../../internal/motion.css.ts';
import { from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { belowSafeArea } from '../../theme/safe-area.ts';
import { typeOf } from '../../theme/type-of.ts';
import { mediaColors } from '../video-player/media-colors.css.ts';

const { color, layer, motion, radius, size, space } = vars;
const ground = (share: number) => `color-mix(in srgb, ${color.bg.media} ${share}%, transparent)`;

export const viewer = style(
  inProduct({
    position: 'fixed',
    inset: 0,
    zIndex: layer.dialog,
    display: 'grid',
    placeItems: 'center',
    // Never higher than what is seen of the window, whatever bars a phone shows.
    blockSize: 'min(100dvh, 100%)',
    overflow: 'hidden',
    backgroundColor: color.bg.media,
    color: color.fg.onMedia,
    outline: 'none',
    '@media': { [prefers.motion]: { animation: `${appear} ${motion.base} ${motion.enter}` } },
  }),
);
/** A phone's whole window; else upright in the middle. */
export const stage = style(
  inProduct({
    vars: mediaColors,
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    backgroundColor: color.bg.media,
    '@media': {
      [from('small')]: {
        blockSize: `calc(100% - 2 * ${space.m})`,
        inlineSize: 'auto',
        aspectRatio: '9 / 16',
        maxInlineSize: `calc(100% - 2 * (${size.touch} + ${space.l}))`,
        borderRadius: radius.media,
      },
    },
  }),
);
const over = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
/** What a video that is not upright leaves free: a ground in the picture's colours, and no second picture. */
export const poster = style(inProduct({ ...over, objectFit: 'cover', filter: 'blur(24px) opacity(0.4)' }));
export const medium = style(inProduct(over));
globalStyle(`${medium} > video`, inProduct({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));
export const surface = style(inProduct({ ...over, touchAction: 'pinch-zoom', cursor: 'pointer' }));

export const head = style(
  inProduct({
    position: 'relative',
    gridRow: 1,
    padding: `${space.s} ${space.s} ${space.xl}`,
    backgroundImage: `linear-gradient(${ground(72)}, transparent)`,
    pointerEvents: 'none',
  }),
);
export const lines = style(inProduct({ display: 'flex', gap: '3px' }));
export const line = style(
  inProduct({
    flex: 1,
    blockSize: '3px',
    borderRadius: radius.round,
    overflow: 'hidden',
    backgroundColor: `color-mix(in srgb, ${color.fg.onMedia} 36%, transparent)`,
  }),
);
globalStyle(
  `${line} > span`,
  inProduct({
    display: 'block',
    blockSize: '100%',
    backgroundColor: 'currentColor',
    transformOrigin: 'left',
    '@media': { [prefers.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);
export const tools = style(inProduct({ display: 'flex', alignItems: 'center' }));
globalStyle(`${tools} > button`, inProduct({ pointerEvents: 'auto' }));
export const place = style(inProduct({ marginInlineEnd: 'auto', ...typeOf('s') }));

export const message = style(
  inProduct({
    position: 'relative',
    gridRow: 2,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.s,
    paddingInline: space.xl,
    textAlign: 'center',
    pointerEvents: 'none',
    selectors: {
      ':is([data-story="failed"], [data-story="missing"]) > &': { backgroundColor: ground(60) },
    },
  }),
);
globalStyle(`${message} > button`, inProduct({ pointerEvents: 'auto' }));
globalStyle(`${message} svg`, inProduct({ inlineSize: '2rem', blockSize: '2rem' }));
export const bigPlay = style(
  inProduct({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '72px',
    borderRadius: radius.round,
    backgroundColor: color.bg.brand,
    color: color.fg.onBrand,
  }),
);

export const foot = style(
  inProduct({
    position: 'relative',
    gridRow: 3,
    display: 'grid',
    gap: space.s,
    justifyItems: 'start',
    padding: `${space.xl} ${space.m} calc(${space.m} + ${belowSafeArea})`,
    backgroundImage: `linear-gradient(transparent, ${ground(80)} 40%)`,
    pointerEvents: 'none',
  }),
);
globalStyle(`${foot} > a`, inProduct({ pointerEvents: 'auto' }));
export const title = style(
  inProduct({
    ...typeOf('l'),
    ...clamped(4),
  }),
);

/** Beside the stage, where the window has room; on a phone over its sides. */
const beside = `max(${space.xs}, calc(50% - 50dvh * 9 / 16 - ${size.touch} - ${space.l}))`;
export const arrow = style(
  inProduct({
    vars: { ...mediaColors, [color.bg.brandSoft]: ground(60), [color.bg.hover]: ground(60) },
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    selectors: {
      '&[data-side="previous"]': { insetInlineStart: beside },
      '&[data-side="next"]': { insetInlineEnd: beside },
    },
  }),
);
