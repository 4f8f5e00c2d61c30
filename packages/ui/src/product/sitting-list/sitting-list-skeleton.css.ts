import { style } from '@vanilla-extract/css';
import { bone } from '../../components/skeleton/bones.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import * as list from './sitting-list.css.ts';

/** As large as the leaf of a day, whose letters are drawn as its ground. */
export const leaf = style([list.leaf, bone, inProduct({ color: 'transparent', borderColor: 'transparent' })]);
