import { layers, vars } from '@student/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;
const layered = (rule: Parameters<typeof style>[0]) => ({ '@layer': { [layers.product]: rule } }) as never;

export const chart = style(
  layered({
    display: 'grid',
    gap: space.s,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    color: color.fg.default,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** The chart with the lanes of its arrows at both sides. */
export const boxes = style(layered({ position: 'relative' }));

export const children = style(
  layered({
    display: 'grid',
    gap: space.s,
    margin: 0,
    marginBlockStart: space.s,
    padding: 0,
    listStyle: 'none',
  }),
);

export const state = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.control,
    backgroundColor: color.bg.surface,
    overflowWrap: 'anywhere',
    selectors: {
      // The machine itself is the whole drawing.
      '&[data-path=""]': { border: 'none', boxShadow: 'none', padding: 0 },
      '&[data-nested="true"]': { backgroundColor: color.bg.canvas },
      '&[data-region="true"]': { borderStyle: 'dashed' },
      // Where a state begins: the dot of a statechart.
      '&[data-initial="true"]::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '-5px',
        insetInlineStart: space.s,
        inlineSize: '9px',
        blockSize: '9px',
        borderRadius: radius.round,
        backgroundColor: color.fg.default,
      },
      '&[data-kind="final"]': { borderStyle: 'double', borderWidth: '4px' },
      '&[data-current="true"]:not([data-path=""])': {
        borderColor: color.border.brand,
        boxShadow: `inset 0 0 0 1px ${color.border.brand}`,
        color: color.fg.default,
      },
      '&[data-current="true"][data-nested="false"]': { backgroundColor: color.bg.brandSoft },
    },
  }),
);

export const name = style(
  layered({
    // visually hidden text is positioned absolutely: without this it would make the page scroll
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xs,
    margin: 0,
    fontFamily: font.family.mono,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    fontWeight: font.weight.bold,
    selectors: { [`${state}[data-current="true"] > &`]: { color: color.fg.brand } },
  }),
);

export const port = style(
  layered({
    fontWeight: font.weight.regular,
    fontSize: font.size.xs,
    color: color.fg.muted,
  }),
);

export const description = style(
  layered({ margin: 0, color: color.fg.muted, fontSize: font.size.xs, lineHeight: font.lineHeight.xs }),
);

export const transitions = style(
  layered({
    display: 'grid',
    gap: '2px',
    margin: 0,
    marginBlockStart: space.xs,
    padding: 0,
    listStyle: 'none',
    fontFamily: font.family.mono,
    fontSize: font.size.xs,
    lineHeight: font.lineHeight.xs,
  }),
);

export const transition = style(
  layered({
    color: color.fg.muted,
    selectors: {
      '&[data-open="true"]': { color: color.fg.default },
      '&[data-cause="refusal"][data-open="true"]': { color: color.fg.critical },
    },
  }),
);

export const guard = style(layered({ fontStyle: 'italic' }));

/** Arrows lie over the boxes and let what is under them be pressed. */
export const arrows = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
  }),
);

export const arrow = style(
  layered({
    color: color.border.control,
    stroke: 'currentColor',
    strokeWidth: 1,
    selectors: {
      '&[data-open="true"]': { color: color.fg.brand, strokeWidth: 2 },
      '&[data-cause="refusal"][data-open="true"]': { color: color.fg.critical },
    },
  }),
);

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      'screen and (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
    },
  }),
);

/** The chart keeps to its part of the window, and brings the current state into its middle. */
export const aside = style(
  layered({
    boxSizing: 'border-box',
    overflowY: 'auto',
    // It is scrolled by the state alone: the browser's own way of keeping what is in sight would add to it now and then.
    overflowAnchor: 'none',
    maxBlockSize: '45vh',
    padding: space.s,
    backgroundColor: color.bg.canvas,
    borderBlockEnd: `1px solid ${color.border.default}`,
    '@media': {
      'screen and (min-width: 1000px)': {
        order: 1,
        position: 'sticky',
        insetBlockStart: 0,
        blockSize: '100vh',
        maxBlockSize: 'none',
        borderBlockEnd: 'none',
        borderInlineStart: `1px solid ${color.border.default}`,
      },
    },
  }),
);

/** Where the actor stands, in words; it stays in sight. */
export const standing = style(
  layered({
    position: 'sticky',
    insetBlockStart: `calc(-1 * ${space.s})`,
    zIndex: 1,
    marginBlockStart: `calc(-1 * ${space.s})`,
    paddingBlock: space.s,
    backgroundColor: color.bg.canvas,
  }),
);

/** How large the route is drawn beside the chart. */
const drawn = 2 / 3;

/**
 * The route, laid out for the whole window and drawn in two thirds of it. Containment keeps what is fixed to the window
 * beside the chart. While something modal stands in it, it ends with the window: what is fixed stands in the middle of what is
 * seen, and the page does not scroll.
 */
export const route = style(
  layered({
    contain: 'layout',
    minBlockSize: '55vh',
    overflow: 'hidden',
    selectors: { '&:has([aria-modal="true"])': { blockSize: '55vh' } },
    '@media': {
      'screen and (min-width: 1000px)': {
        zoom: drawn,
        minBlockSize: '100vh',
        selectors: { '&:has([aria-modal="true"])': { blockSize: `${100 / drawn}vh` } },
      },
    },
  }),
);
