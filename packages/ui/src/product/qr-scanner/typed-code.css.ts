import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';

/** A code is short, and a link may be pasted. */
export const form = style(inProduct({ maxInlineSize: '32rem' }));
