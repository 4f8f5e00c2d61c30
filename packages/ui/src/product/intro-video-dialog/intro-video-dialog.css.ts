import { globalStyle, style } from '@vanilla-extract/css';
import { spinner } from '../../components/spinner/spinner.css.ts';
import { inProduct } from '../../internal/in-product.ts';

/** Keeps its shape while the video is on its way. */
export const stage = style(inProduct({ display: 'grid', aspectRatio: '16 / 9', alignItems: 'center' }));

globalStyle(`${stage} > ${spinner}`, inProduct({ justifySelf: 'center' }));
