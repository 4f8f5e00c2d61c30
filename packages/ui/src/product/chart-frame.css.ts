import { style } from '@vanilla-extract/css';
import { inProduct } from '../internal/in-product.ts';
import { prefers } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, font, space } = vars;
const height = '12rem';

export const chart = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${space.xs} ${space.s}`,
    // half a line of the highest value
    paddingBlockStart: `calc(${font.lineHeight.xs} / 2)`,
    color: color.fg.muted,
    fontSize: font.size.xs,
    lineHeight: font.lineHeight.xs,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [prefers.print]: { breakInside: 'avoid' } },
  }),
);

/** Each stands at the height of its line. */
export const values = style(
  inProduct({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    blockSize: height,
    textAlign: 'end',
  }),
);
export const tick = style(inProduct({ marginBlock: `calc(${font.lineHeight.xs} / -2)` }));

/** What is written over the drawing stands in its box. */
export const plot = style(inProduct({ position: 'relative', blockSize: height }));
export const drawing = style(
  inProduct({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
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

export const foot = style(inProduct({ gridColumn: 2, minInlineSize: 0 }));
