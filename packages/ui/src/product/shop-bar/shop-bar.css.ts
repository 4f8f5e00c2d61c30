import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';

const { color, font, space } = vars;

export const bar = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.l}`,
    paddingBlockEnd: space.s,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${color.border.default}`,
    '@media': { ...offPaper, [below('small')]: { paddingBlockEnd: space.xs } },
  }),
);

export const balance = style(
  inProduct({ display: 'flex', alignItems: 'center', gap: space.s, minInlineSize: 0, margin: 0 }),
);

export const label = style(
  inProduct({
    display: 'block',
    color: color.fg.muted,
    fontSize: font.size.xs,
    lineHeight: font.lineHeight.xs,
  }),
);

export const amount = style(
  inProduct({
    display: 'block',
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    selectors: { '&[data-short]': { color: color.fg.critical } },
  }),
);

/** As narrow as the page: what has no room in it is scrolled to. */
export const ways = style(inProduct({ minInlineSize: 0, maxInlineSize: '100%' }));

export const links = style(
  inProduct({
    ...scrollRules.inline,
    display: 'flex',
    gap: space.xxs,
  }),
);

export const link = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.size.touch,
    paddingInline: space.s,
    borderRadius: vars.radius.control,
    color: color.fg.link,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&:focus-visible': focusRingInsideRules,
      '&[aria-current="page"]': { backgroundColor: color.bg.selected, color: color.fg.brand },
    },
    '@media': {
      [prefers.hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: color.bg.hover } } },
      [prefers.forcedColors]: {
        selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
      },
    },
  }),
);
/* On phones its lines begin and end where the page's do. */
globalStyle(`${links} > li:first-child > ${link}`, {
  '@media': { [below('small')]: inProduct({ paddingInlineStart: space.xs }) },
});
