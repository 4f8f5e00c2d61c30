import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, font } = vars;

export const listRow = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: vars.size.touch,
    paddingBlock: space.xs,
    paddingInline: space.s,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-selected]': {
        backgroundColor: color.bg.selected,
        boxShadow: `inset 3px 0 ${color.border.selected}`,
      },
    },
    '@media': {
      [prefers.print]: { breakInside: 'avoid', selectors: { '&[data-selected]': { outline: '1px solid' } } },
      [prefers.forcedColors]: {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

export const rowText = style(layered({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const rowTitle = style(layered({ fontWeight: font.weight.medium }));
export const rowNote = style(
  layered({ fontSize: font.size.s, lineHeight: font.lineHeight.s, color: color.fg.muted }),
);
export const rowEnd = style(
  layered({ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' }),
);
