import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

/** The filters stand at the side of what they narrow, where there is room. */
export const layout = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    alignItems: 'start',
    '@media': {
      [from('large')]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.xl },
    },
  }),
);

export const search = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s,
    '@media': { ...offPaper, [from('large')]: { gridColumn: '1 / -1' } },
  }),
);
export const field = style(inProduct({ flex: '1 1 12rem', minInlineSize: 0 }));

/** A wide window shows the filters anyway. */
export const opener = style(inProduct({ '@media': { [from('large')]: { display: 'none' } } }));

export const panel = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    '@media': {
      ...offPaper,
      [below('large')]: {
        paddingBlockEnd: space.m,
        borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.border.subtle}`,
        selectors: { '&:not([data-open])': { display: 'none' } },
      },
    },
  }),
);

export const results = style(
  inProduct({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m, minInlineSize: 0 }),
);
