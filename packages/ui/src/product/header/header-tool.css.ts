import { globalStyle, style } from '@vanilla-extract/css';
import { avatarSize } from '../../components/avatar/avatar.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { mediumControl } from '../../theme/medium-control.css.ts';
import { headerIcon } from './header-icon.ts';

/** In the bar it grows with the text only as far as its button has room. */
const photo = `min(${avatarSize}, ${mediumControl})`;

/** Around a photo: its button is as large as the photo, so that what opens under it ends on the page's line too. */
const room = `calc((${mediumControl} - ${photo}) / 2)`;

export const tool = style(
  inProduct({
    display: 'inline-flex',
    selectors: {
      '&[data-holds="photo"]': { marginInlineStart: room },
    },
  }),
);

globalStyle(
  `${tool}[data-holds="icon"] > button > svg`,
  inProduct({ inlineSize: headerIcon, blockSize: headerIcon }),
);

globalStyle(
  `${tool}[data-holds="photo"] > button > *`,
  inProduct({ inlineSize: photo, fontSize: `min(${vars.font.size.s}, 16px)` }),
);

globalStyle(
  `${tool}[data-holds="photo"] > button`,
  inProduct({ inlineSize: photo, blockSize: photo, borderWidth: 0 }),
);
globalStyle(
  `${tool}[data-holds="photo"] > button::before`,
  inProduct({ content: '', position: 'absolute', inset: `calc(-1 * ${room})`, borderRadius: 'inherit' }),
);
globalStyle(
  `${tool}[data-holds="photo"] > button:hover:not(:focus-visible)`,
  inProduct({ boxShadow: `0 0 0 ${room} ${vars.color.header.hover}` }),
);
