import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { bone } from './bones.css.ts';

const { space, radius } = vars;

export const skeleton = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    selectors: {
      '&[data-shape="row"], &[data-shape="comment"]': { flexDirection: 'row', gap: space.s },
      '&[data-shape="row"]': { alignItems: 'center' },
      '&[data-shape="detail"]': { gap: space.xs },
    },
  }),
);

globalStyle(
  `${skeleton} > span:not([class])`,
  layered({ flex: 1, display: 'flex', flexDirection: 'column' }),
);

export const block = style([
  bone,
  layered({
    aspectRatio: '16 / 9',
    inlineSize: '100%',
    borderRadius: radius.media,
    selectors: { '[data-shape="detail"] > &': { aspectRatio: 'auto', blockSize: '12rem' } },
  }),
]);

export const circle = style([
  bone,
  layered({
    flexShrink: 0,
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: radius.round,
  }),
]);

export const bars = style(
  layered({ display: 'flex', alignItems: 'flex-end', gap: space.xs, blockSize: '10rem' }),
);
globalStyle(
  `${bars} > span`,
  layered({
    flex: 1,
    borderRadius: `${radius.small} ${radius.small} 0 0`,
    backgroundColor: vars.color.bg.skeleton,
    '@media': { [prefers.forcedColors]: { outline: '1px solid GrayText', outlineOffset: '-1px' } },
  }),
);
