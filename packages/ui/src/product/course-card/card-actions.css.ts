import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { cardIcons, drawnIcon, iconIs } from './card-icons.ts';

const { color, font, size, space } = vars;
const ground = (fill: string) => `radial-gradient(circle, ${fill} 16px, transparent 16.5px)`;

/** Words at the end of the facts; a thumb finds more than the words. */
export const comments = style(
  inProduct({
    position: 'relative',
    zIndex: vars.layer.raised,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: `calc(-1 * ${space.xs})`,
      insetBlock: `calc((${font.lineHeight.s} - ${size.touch}) / 2)`,
    },
    ':hover': { color: color.fg.brand },
    '@media': offPaper,
  }),
);

/** In the cover's upper corner, where neither a flag nor a reason is: two beside each other, a third below. */
export const onCover = style(
  inProduct({
    gridArea: 'cover',
    position: 'relative',
    zIndex: vars.layer.raised,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    inlineSize: '88px',
    placeSelf: 'start end',
    '@media': offPaper,
  }),
);

const action_ = style(
  inProduct({
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.touch,
    blockSize: size.touch,
    backgroundImage: ground(color.scrim.controls),
    color: color.fg.onMedia,
    '::before': {
      content: '',
      inlineSize: size.iconMedium,
      blockSize: size.iconMedium,
      backgroundColor: 'currentColor',
      ...drawnIcon,
    },
    ':hover': { backgroundImage: ground(color.bg.brand), color: color.fg.onBrand },
    '@media': { [prefers.forcedColors]: { '::before': { backgroundColor: 'ButtonText' } } },
  }),
);

const withIcon = (picture: string) => inProduct({ '::before': iconIs(picture) });

export const action = {
  introVideo: style([action_, withIcon(cardIcons.play)]),
  recommend: style([action_, withIcon(cardIcons.recommend)]),
  favorite: style([
    action_,
    inProduct({
      '::before': iconIs(cardIcons.heart),
      selectors: {
        '&[aria-pressed="true"]::before': iconIs(cardIcons.heartFull),
      },
    }),
  ]),
};
