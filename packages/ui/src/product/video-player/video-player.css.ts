import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const player = style(
  inProduct({
    position: 'relative',
    isolation: 'isolate',
    // what stands over the picture has the room that the controls leave
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
    aspectRatio: '16 / 9',
    inlineSize: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.media,
    backgroundColor: vars.color.bg.media,
    colorScheme: 'dark',
    selectors: {
      '&:fullscreen': { borderRadius: 0, aspectRatio: 'auto' },
      '&[data-idle]': { cursor: 'none' },
    },
  }),
);

export const medium = style(inProduct({ position: 'absolute', inset: 0, display: 'grid' }));
export const video = style(inProduct({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));
export { fills as poster } from '../fills.css.ts';
export const surface = style(inProduct({ position: 'absolute', inset: 0, cursor: 'inherit' }));
