import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { cardIcons } from './card-icons.ts';

export const actions = style(
  inProduct({
    gridArea: 'actions',
    paddingInline: vars.space.card,
    position: 'relative',
    zIndex: vars.layer.raised,
    display: 'flex',
    minBlockSize: vars.size.touch,
    justifySelf: 'start',
    marginInline: `calc(${vars.space.xs} * -1)`,
    '@media': offPaper,
  }),
);

const action_ = style(
  inProduct({
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    color: vars.color.fg.muted,
    '::before': {
      content: '',
      display: 'block',
      inlineSize: vars.size.iconMedium,
      blockSize: vars.size.iconMedium,
      margin: 'auto',
      backgroundColor: 'currentColor',
      mask: 'center / contain no-repeat',
    },
    ':hover': { color: vars.color.fg.brand, backgroundColor: vars.color.bg.hover },
    ':active': { backgroundColor: vars.color.bg.active },
    '@media': {
      ...whilePointed(
        `color ${vars.motion.fast} ${vars.motion.standard}, background-color ${vars.motion.fast} ${vars.motion.standard}`,
      ),
      [prefers.forcedColors]: { '::before': { backgroundColor: 'ButtonText' } },
    },
  }),
);

const withIcon = (maskImage: string) => inProduct({ '::before': { maskImage } });

export const action = {
  comments: style([action_, withIcon(cardIcons.comments)]),
  play: style([action_, withIcon(cardIcons.play)]),
  favorite: style([
    action_,
    inProduct({
      '::before': { maskImage: cardIcons.heart },
      selectors: {
        '&[aria-pressed="true"]': { color: vars.color.fg.accent },
        '&[aria-pressed="true"]::before': { maskImage: cardIcons.heartFull },
      },
    }),
  ]),
};
