import { style } from '@vanilla-extract/css';
import { bone } from '../../components/skeleton/bones.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { mediumControl } from '../../theme/medium-control.css.ts';

export const stage = style([bone, inProduct({ borderRadius: vars.radius.media })]);

/** As long as a course's name mostly is. */
export const back = style(inProduct({ inlineSize: '12rem', maxInlineSize: '100%' }));

/** As large as 'Próximo'. */
export const neighbour = style([
  bone,
  inProduct({ inlineSize: '8rem', blockSize: mediumControl, borderRadius: vars.radius.button }),
]);
