import { style } from '@vanilla-extract/css';
import { bone } from '../../components/skeleton/bones.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

/** As large as the photo. */
export const photo = style([
  bone,
  inProduct({ flex: 'none', inlineSize: '48px', blockSize: '48px', borderRadius: vars.radius.round }),
]);

/** Lines that are drawn rather than written have no width of their own. */
export const words = style(inProduct({ flex: 1 }));
