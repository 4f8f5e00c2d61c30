import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';

const wall = createContainer();

export const frame = style(inProduct({ containerType: 'inline-size', containerName: wall }));

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style(
  inProduct({
    display: 'grid',
    gap: vars.space.m,
    ...columns(1),
    '@container': {
      // 480, 760, 1040 and 1320 px at the usual text size
      [`${wall} (min-width: 30rem)`]: columns(2),
      [`${wall} (min-width: 47.5rem)`]: columns(3),
      [`${wall} (min-width: 65rem)`]: columns(4),
      [`${wall} (min-width: 82.5rem)`]: columns(5),
    },
  }),
);

/**
 * A wall can be long: what is off screen is neither laid out nor painted. Only here; in a carousel the placeholder's height
 * would become the height of all cards.
 */
globalStyle(`${grid} > li > *`, inProduct({ contentVisibility: 'auto', containIntrinsicSize: 'auto 320px' }));
