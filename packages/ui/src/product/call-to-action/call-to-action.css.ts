import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { callToActionVars } from './call-to-action.ts';

export const callToAction = style(inProduct({ display: 'contents', vars: callToActionVars }));
