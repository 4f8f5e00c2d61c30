import { style } from '@vanilla-extract/css';
import { bone } from '../../components/skeleton/bones.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

/** As large as the number of a row. */
export const mark = style([
  bone,
  inProduct({ flex: 'none', inlineSize: '1.75rem', blockSize: '1.75rem', borderRadius: vars.radius.round }),
]);
