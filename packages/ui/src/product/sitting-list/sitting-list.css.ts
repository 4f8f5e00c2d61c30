import { createVar, style } from '@vanilla-extract/css';
import { gutter } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, space } = vars;

/** As in a list of contents: the ground of a tinted row reaches beyond the line of the page, on phones to the edge. */
const beyond = createVar('beyond');
export const list = style(
  inProduct({
    display: 'grid',
    vars: { [beyond]: space.s },
    '@media': { [below('medium')]: { vars: { [beyond]: gutter } } },
  }),
);

const tinted = ':is([aria-current], [data-near])';

export const item = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xs} ${space.m}`,
    paddingBlock: space.s,
    marginInline: `calc(-1 * ${beyond})`,
    paddingInline: beyond,
    borderRadius: vars.radius.control,
    selectors: {
      // between rows, as long as the words
      '& + &::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInline: beyond,
        borderBlockStart: `${vars.borderWidth.thin} solid ${color.border.default}`,
      },
      // the ground of a tinted row is its line
      [`&${tinted}::before, &${tinted} + &::before`]: { borderColor: 'transparent' },
      [`&${tinted}`]: {
        background: `linear-gradient(${color.bg.brand} 0 0) 0 0 / 4px 100% no-repeat ${color.bg.selected}`,
      },
    },
    '@media': {
      [below('medium')]: { borderRadius: 0 },
      [prefers.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
    },
  }),
);

/** The day as on the leaf of a calendar; it grows with its letters. */
export const leaf = style(
  inProduct({
    flex: 'none',
    display: 'grid',
    justifyItems: 'center',
    minInlineSize: '3.25rem',
    paddingBlock: space.xxs,
    borderRadius: vars.radius.control,
    border: `${vars.borderWidth.thin} solid ${color.border.card}`,
    backgroundColor: color.bg.brandSoft,
    color: color.fg.brand,
    selectors: {
      [`${item}[data-past] &`]: { backgroundColor: color.bg.hover, color: color.fg.muted },
    },
  }),
);
export const month = style(
  inProduct({
    fontSize: font.size.xs,
    lineHeight: font.lineHeight.xs,
    fontWeight: font.weight.medium,
    textTransform: 'uppercase',
    letterSpacing: font.tracking.label,
  }),
);
export const day = style(
  inProduct({
    fontSize: font.size.l,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const text = style(
  inProduct({
    // Beside its leaf at all sizes of text; the state goes below it first.
    flex: '1 1 min(11rem, 100% - 5rem)',
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px',
  }),
);
export const when = style(
  inProduct({
    fontSize: font.size.m,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.medium,
    overflowWrap: 'break-word',
    selectors: {
      [`${item}[data-near] &`]: { fontWeight: font.weight.bold },
      [`${item}[data-past] &`]: { color: color.fg.muted },
    },
  }),
);
export const place = style(
  inProduct({
    color: color.fg.muted,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    overflowWrap: 'break-word',
  }),
);
export const current = style(
  inProduct({
    color: color.fg.brand,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    fontWeight: font.weight.bold,
  }),
);

/** A column at the end of the rows where there is room; else under the words. */
export const end = style(
  inProduct({
    flex: 'none',
    marginInlineStart: 'auto',
    '@media': {
      [below('small')]: {
        marginInlineStart: `calc(3.25rem + ${space.m})`,
        inlineSize: `calc(100% - 3.25rem - ${space.m})`,
      },
    },
  }),
);
