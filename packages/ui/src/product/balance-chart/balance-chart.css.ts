import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const line = style(
  inProduct({
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    stroke: color.chart.one,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    '@media': {
      [prefers.forcedColors]: { stroke: 'Highlight', forcedColorAdjust: 'none' },
      [prefers.print]: { stroke: 'black' },
    },
  }),
);
export const area = style(
  inProduct({
    fill: color.chart.one,
    fillOpacity: 0.12,
    '@media': { [`${prefers.forcedColors}, ${prefers.print}`]: { display: 'none' } },
  }),
);

export const days = style(
  inProduct({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s }),
);
