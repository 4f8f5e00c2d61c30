import { style } from '@vanilla-extract/css';
import { bone } from '../../components/skeleton/bones.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

export const picture = style([bone, inProduct({ borderRadius: 0 })]);

/** As the paragraphs of a description. */
export const description = style(inProduct({ display: 'grid', gap: vars.space.s }));

/** As large as an action. */
export const action = style([
  bone,
  inProduct({
    inlineSize: '8rem',
    blockSize: vars.size.controlLarge,
    borderRadius: vars.radius.button,
  }),
]);
