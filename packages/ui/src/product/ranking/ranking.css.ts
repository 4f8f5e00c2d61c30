import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { border, color, font, radius, size, space } = { ...vars, border: vars.borderWidth };

export const box = style(inProduct({ display: 'grid', gap: space.s }));

export const list = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const row = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxs} ${space.s}`,
    minBlockSize: size.touch,
    paddingBlock: space.xs,
    paddingInline: space.s,
    borderBlockEnd: `${border.thin} solid ${color.border.subtle}`,
    '@media': { [prefers.print]: { breakInside: 'avoid' } },
  }),
);

/** Of who is looking: told by its word, and found by its ground and its edge. */
export const own = style(
  inProduct({
    borderInlineStart: `${space.xxs} solid ${color.border.brand}`,
    borderStartEndRadius: radius.control,
    borderEndEndRadius: radius.control,
    backgroundColor: color.bg.brandSoft,
    color: color.fg.default,
  }),
);

/** Places between it and the one above are not shown. */
export const apart = style(
  inProduct({
    marginBlockStart: space.m,
    selectors: {
      '&::before': {
        content: '',
        flexBasis: '100%',
        marginBlockStart: `calc(-1 * (${space.m} + ${space.xs}) / 2 - ${space.xs} / 2)`,
        marginBlockEnd: space.xs,
        marginInline: `calc(-1 * ${space.s})`,
        borderBlockStart: `2px dotted ${color.border.control}`,
      },
    },
  }),
);

export const place = style(
  inProduct({
    minInlineSize: '2.5rem',
    fontFamily: font.family.heading,
    fontWeight: font.weight.heading,
  }),
);

export const person = style(
  inProduct({ display: 'flex', flex: '1 1 7rem', alignItems: 'center', gap: space.s, minInlineSize: 0 }),
);
export const name = style(inProduct({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const self = style(
  inProduct({ fontSize: font.size.xs, lineHeight: font.lineHeight.xs, fontWeight: font.weight.bold }),
);
export const score = style(inProduct({ marginInlineStart: 'auto', whiteSpace: 'nowrap' }));
