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

export const children = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
    gap: space.xs,
    margin: 0,
    marginBlockStart: space.s,
    padding: 0,
    listStyle: 'none',
    selectors: {
      '&[data-kind="parallel"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))' },
    },
  }),
);

export const state = style(
  layered({
    minInlineSize: 0,
    padding: space.s,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.control,
    backgroundColor: color.bg.surface,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-nested="true"]': { gridColumn: '1 / -1', backgroundColor: color.bg.canvas },
      '&[data-region="true"]': {
        gridColumn: 'auto',
        borderStyle: 'dashed',
        backgroundColor: color.bg.canvas,
      },
      '&[data-kind="final"]': { borderStyle: 'double', borderWidth: '4px' },
      '&[data-current="true"]': {
        borderColor: color.border.brand,
        boxShadow: `inset 0 0 0 1px ${color.border.brand}`,
      },
      '&[data-current="true"][data-nested="false"]': { backgroundColor: color.bg.brandSoft },
    },
  }),
);

export const name = style(
  layered({
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
    '::before': { content: '"⚙ " / ""' },
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

export const page = style(
  layered({
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { 'screen and (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' } },
  }),
);

export const scene = style(
  layered({
    display: 'grid',
    gap: space.m,
    '@media': { 'screen and (min-width: 1000px)': { position: 'sticky', insetBlockStart: space.m } },
  }),
);
