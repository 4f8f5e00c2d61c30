import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomFrom } from '../../theme/rooms.ts';

const wall = createContainer();

export const frame = style(inProduct({ containerType: 'inline-size', containerName: wall }));

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style(
  inProduct({
    display: 'grid',
    gap: vars.space.m,
    ...columns(1),
    '@container': {
      [roomFrom('wallTwo', wall)]: columns(2),
      [roomFrom('wallThree', wall)]: columns(3),
      [roomFrom('wallFour', wall)]: columns(4),
      [roomFrom('wallFive', wall)]: columns(5),
    },
  }),
);

/**
 * A wall can be long: what is off screen is neither laid out nor painted. Only here; in a carousel the placeholder's height
 * would become the height of all cards.
 */
globalStyle(`${grid} > li > *`, inProduct({ contentVisibility: 'auto', containIntrinsicSize: 'auto 320px' }));
