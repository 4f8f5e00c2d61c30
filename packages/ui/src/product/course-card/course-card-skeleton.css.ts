import { style } from '@vanilla-extract/css';
import { bone } from '../../components/skeleton/bones.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

/** As large as the signs of the actions, in the middle of their row. */
export const action = style([
  bone,
  inProduct({
    inlineSize: vars.size.iconMedium,
    blockSize: vars.size.iconMedium,
    margin: `calc((${vars.size.touch} - ${vars.size.iconMedium}) / 2)`,
    borderRadius: vars.radius.small,
  }),
]);
