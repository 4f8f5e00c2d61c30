import { style } from '@vanilla-extract/css';
import { avatarSize } from '../../components/avatar/avatar.css.ts';
import { bone } from '../../components/skeleton/bones.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

/** As large as a photo. */
export const photo = style([
  bone,
  inProduct({ flex: 'none', inlineSize: avatarSize, aspectRatio: '1', borderRadius: vars.radius.round }),
]);
