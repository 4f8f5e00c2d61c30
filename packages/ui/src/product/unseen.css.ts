import { style } from '@vanilla-extract/css';
import { inProduct } from './in-layer.ts';

/** Read out, never drawn. */
export const unseen = style(
  inProduct({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
