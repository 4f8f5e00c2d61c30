import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;
const height = '12rem';

export const chart = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space.xs} ${space.s}`,
    // half a line of the highest balance
    paddingBlockStart: `calc(${font.lineHeight.xs} / 2)`,
    color: color.fg.muted,
    fontSize: font.size.xs,
    lineHeight: font.lineHeight.xs,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [prefers.print]: { breakInside: 'avoid' } },
  }),
);

/** Each stands at the height of its line. */
export const balances = style(
  inProduct({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    blockSize: height,
    textAlign: 'end',
  }),
);
export const tick = style(inProduct({ marginBlock: `calc(${font.lineHeight.xs} / -2)` }));

export const plot = style(
  inProduct({ display: 'block', inlineSize: '100%', blockSize: height, overflow: 'visible' }),
);

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const grid = style(
  inProduct({
    ...stroke,
    stroke: color.chart.grid,
    '@media': { [prefers.forcedColors]: { stroke: 'GrayText' }, [prefers.print]: { stroke: 'silver' } },
  }),
);
export const zero = style(
  inProduct({
    ...stroke,
    stroke: color.border.control,
    '@media': { [prefers.forcedColors]: { stroke: 'CanvasText' } },
  }),
);
export const line = style(
  inProduct({
    ...stroke,
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
  inProduct({
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s,
  }),
);
