import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { unseenRules } from '../../internal/unseen.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow } from '../../theme/rooms.ts';
import { stacked } from './stacked.ts';

const asTable = `print, ${from('large')}`;

export const frame = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    '@media': { [stacked]: { containerType: 'inline-size' } },
  }),
);

export const table = style(
  layered({
    inlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [stacked]: { display: 'block' } },
  }),
);

export const caption = style(
  layered({
    textAlign: 'start',
    paddingBlockEnd: vars.space.s,
    fontFamily: vars.font.family.heading,
    fontWeight: vars.font.weight.heading,
    fontSize: vars.font.size.l,
    lineHeight: vars.font.lineHeight.l,
    '@media': { [stacked]: { display: 'block' } },
    selectors: { '&[data-placement="hidden"]': unseenRules },
  }),
);

/** Stacked, only the headers that sort remain, as a row of buttons above the blocks. */
export const head = style(
  layered({
    '@media': {
      [stacked]: {
        display: 'block',
        selectors: { '&:not(:has([data-sort]))': unseenRules },
      },
    },
  }),
);

export const headRow = style(
  layered({
    '@media': {
      [stacked]: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: vars.space.xs,
        paddingBlockEnd: vars.space.s,
      },
    },
  }),
);

export const header = style(
  layered({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontWeight: vars.font.weight.medium,
    verticalAlign: 'middle',
    selectors: { '&[data-align="end"]': { textAlign: 'end' } },
    '@media': {
      [asTable]: {
        blockSize: vars.size.touch,
        paddingInline: vars.space.s,
        borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.control}`,
        selectors: { '&[data-sort]': { paddingInline: 0 } },
      },
      [stacked]: {
        display: 'block',
        selectors: { '&:not([data-sort])': unseenRules },
      },
    },
  }),
);

/** What all cells inherit is said once, here: a thousand rows are six thousand cells. */
export const body = style(
  layered({
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    overflowWrap: 'anywhere',
    '@media': { [stacked]: { display: 'grid', gap: vars.space.s, overflowWrap: 'break-word' } },
    selectors: { '[data-refreshing] > &': { cursor: 'progress' } },
  }),
);

/* Rows and cells are found by their place: a class on each of six thousand costs more than all their rules. */
const row = `${body} > tr`;
globalStyle(row, {
  '@media': {
    [asTable]: layered({ borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}` }),
    [stacked]: layered({
      display: 'block',
      paddingBlock: vars.space.s,
      borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    }),
  },
});

/** The height of a touch target comes from padding: a height on a cell makes the browser lay out each cell twice. */
const padding = `calc((${vars.size.touch} - ${vars.font.lineHeight.s}) / 2) ${vars.space.s}`;
globalStyle(`${row} > *`, { '@media': { [asTable]: layered({ padding }) } });
globalStyle(`${row} > [data-align="end"]`, { '@media': { [asTable]: layered({ textAlign: 'end' }) } });
globalStyle(`${row} > td`, {
  '@media': {
    [stacked]: layered({
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
      gap: vars.space.s,
      paddingBlock: vars.space.xxs,
      // larger text: a value stands under what it is
      '@container': { [roomBelow('tableValue')]: { display: 'block' } },
    }),
  },
});
globalStyle(`${row} > td::before`, {
  '@media': {
    [stacked]: layered({ content: 'attr(data-label)', display: 'block', color: vars.color.fg.muted }),
  },
});
globalStyle(`${row} > th`, layered({ fontWeight: vars.font.weight.medium }));
globalStyle(`${row} > th`, {
  '@media': {
    [stacked]: layered({
      display: 'block',
      paddingBlockEnd: vars.space.xxs,
      fontSize: vars.font.size.m,
    }),
  },
});

export const empty = style(
  layered({ padding: `${vars.space.xl} ${vars.space.m}`, textAlign: 'center', color: vars.color.fg.muted }),
);

export const sortIcon = style(
  layered({
    flex: 'none',
    inlineSize: vars.size.iconSmall,
    blockSize: vars.size.iconSmall,
    selectors: { '[data-sort="none"] &': { color: vars.color.fg.subtle } },
  }),
);
