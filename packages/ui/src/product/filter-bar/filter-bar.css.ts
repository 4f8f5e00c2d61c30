import { style } from '@vanilla-extract/css';
import { gutter } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { unseenRules } from '../../internal/unseen.ts';
import { below, between, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = style(
  inProduct({
    display: 'grid',
    // Never wider than the page, however long the words of its longest line are.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    paddingBlock: vars.space.s,
    backgroundColor: vars.color.bg.canvas,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
    '@media': {
      ...offPaper,
      // On phones a bar that sticks would leave no room for the cards.
      [from('filtersInOneLine')]: {
        // as wide as the page, so that nothing of the cards passes by at its sides
        marginInline: `calc(-1 * ${gutter})`,
        paddingInline: gutter,
        position: 'sticky',
        insetBlockStart: vars.size.header,
        zIndex: vars.layer.sticky,
      },
    },
  }),
);

export const fields = style(
  inProduct({
    display: 'grid',
    // A field that grows below, by what was chosen in it, moves none of its neighbours.
    alignItems: 'start',
    gap: vars.space.s,
    '@media': {
      [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('filtersInOneLine')]: {
        gridTemplateColumns: 'minmax(0, 2fr) repeat(auto-fit, minmax(180px, 1fr))',
      },
    },
  }),
);

export const search = style(
  inProduct({ '@media': { [between('small', 'filtersInOneLine')]: { gridColumn: '1 / -1' } } }),
);

export const chips = style(
  inProduct({
    '@media': {
      [below('small')]: { vars: { '--ui-strip-reach': gutter } },
    },
  }),
);

export const count = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    minBlockSize: '1lh',
    selectors: { '&[data-empty]': { ...unseenRules, minBlockSize: 0 } },
  }),
);
