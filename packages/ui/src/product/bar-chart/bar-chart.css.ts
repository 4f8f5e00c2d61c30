import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow } from '../../theme/rooms.ts';

const { color, font, space } = vars;

export const bar = style(
  inProduct({
    fill: color.chart.one,
    '@media': {
      [prefers.forcedColors]: { fill: 'Highlight', forcedColorAdjust: 'none' },
      [prefers.print]: { fill: 'black' },
    },
  }),
);

/** A column for each bar; they ask for the room that they have together. */
const columns = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  textAlign: 'center',
} as const;

export const values = style(inProduct({ ...columns, position: 'absolute', inset: 0 }));

/** Right above its bar; where bars are too narrow for it, the lines and the table say it. */
export const value = style(
  inProduct({
    position: 'relative',
    color: color.fg.default,
    '@container': { [roomBelow('barValues')]: { display: 'none' } },
  }),
);
export const valueText = style(
  inProduct({
    position: 'absolute',
    insetInline: 0,
    paddingBlockEnd: space.xxs,
    backgroundColor: 'transparent',
    fontWeight: font.weight.medium,
  }),
);

export const labels = style(inProduct(columns));

/** All of them; in less room every second one, and then the first and the last, which is always there. */
export const label = style(
  inProduct({
    whiteSpace: 'nowrap',
    selectors: { '&[data-current]': { color: color.fg.default, fontWeight: font.weight.bold } },
    '@container': {
      [roomBelow('barValues')]: { selectors: { '&:nth-last-child(even)': { visibility: 'hidden' } } },
      [roomBelow('barLabels')]: {
        selectors: { '&:not(:first-child, :last-child)': { visibility: 'hidden' } },
      },
    },
  }),
);
