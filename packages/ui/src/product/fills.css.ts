import { style } from '@vanilla-extract/css';
import { fillsRules } from '../internal/fills.ts';
import { inProduct } from '../internal/in-product.ts';

/** A picture that fills the place around it, cut where its shape is another. */
export const fills = style(inProduct(fillsRules));
