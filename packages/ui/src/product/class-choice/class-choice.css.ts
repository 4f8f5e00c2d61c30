import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

export const list = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
    gap: space.s,
  }),
);
export const item = style(inProduct({ display: 'grid' }));

export const option = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.xxs,
    padding: space.m,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${color.border.control}`,
    backgroundColor: color.bg.surface,
    ':hover': { backgroundColor: color.bg.hover, borderColor: color.border.controlHover },
    ':active': { backgroundColor: color.bg.active },
    selectors: {
      '&[aria-current]': {
        borderColor: color.border.selected,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.thin} ${color.border.selected}`,
        backgroundColor: color.bg.selected,
      },
      '&[data-over]:not([aria-current])': { backgroundColor: color.bg.sunken },
    },
    '@media': {
      ...whilePointed(`background-color ${vars.motion.fast} ${vars.motion.standard}`),
      [prefers.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight' } },
      },
    },
  }),
);

/** The state stands beside the name, below it where there is no room. */
export const head = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xxs,
    marginBlockEnd: space.xxs,
  }),
);
export const name = style(
  inProduct({
    fontSize: font.size.m,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.bold,
    overflowWrap: 'anywhere',
  }),
);
export const fact = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: '1.125rem minmax(0, 1fr)',
    gap: space.xs,
    color: color.fg.muted,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    overflowWrap: 'anywhere',
  }),
);
globalStyle(`${fact} > svg`, inProduct({ inlineSize: '1.125rem', blockSize: font.lineHeight.s }));
