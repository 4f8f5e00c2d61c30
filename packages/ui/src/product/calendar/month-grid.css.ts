import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/visually-hidden/visually-hidden.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow, roomFrom } from '../../theme/rooms.ts';

const { color, font, space } = vars;
const hairline = `${vars.borderWidth.thin} solid ${color.border.default}`;
/** So many entries are seen on a day that has more. */
export const seen = 2;
const pastSeen = `&:nth-child(n + ${seen + 1})`;

/** Days that have room for what is on them. */
const wide = roomFrom('month');

export const unseen = visuallyHidden;

export const room = style(inProduct({ containerType: 'inline-size' }));

export const month = style(
  inProduct({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const weekday = style(
  inProduct({
    paddingBlock: space.xs,
    color: color.fg.muted,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    fontWeight: font.weight.medium,
    textAlign: 'center',
    '@container': { [wide]: { textAlign: 'start', paddingInline: space.xs } },
  }),
);

/** The letters after the first one: they go where all would run into the next day's, as with large text on a phone. */
export const lettersToo = style(
  inProduct({ '@container': { [roomBelow('weekdayLetters')]: { display: 'none' } } }),
);

export const cell = style(
  inProduct({
    padding: 0,
    borderBlockStart: hairline,
    // A height that its button can fill.
    blockSize: vars.size.touch,
    verticalAlign: 'top',
    '@container': {
      [wide]: { blockSize: '7rem', selectors: { '& + &': { borderInlineStart: hairline } } },
    },
  }),
);

export const day = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.xxs,
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: '3.25rem',
    padding: `${space.xs} 0`,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: color.fg.default,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: color.bg.hover },
    ':active': { backgroundColor: color.bg.active },
    selectors: {
      [`${cell}[data-outside] &`]: { color: color.fg.muted },
      [`${cell}[aria-selected="true"] &`]: { backgroundColor: color.bg.selected },
    },
    '@container': { [wide]: { alignItems: 'stretch', padding: space.xs } },
    '@media': {
      [prefers.forcedColors]: {
        selectors: { [`${cell}[aria-selected="true"] &`]: { outline: '2px solid Highlight' } },
      },
    },
  }),
);

/** Of its circle; it grows with the number in it. */
const side = '1.75rem';

export const number = style(
  inProduct({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: side,
    blockSize: side,
    borderRadius: vars.radius.round,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    selectors: {
      [`${day}[aria-current] &`]: {
        backgroundColor: color.bg.brand,
        color: color.fg.onBrand,
        fontWeight: font.weight.bold,
      },
    },
    '@media': {
      [prefers.forcedColors]: {
        selectors: { [`${day}[aria-current] &`]: { outline: '1px solid CanvasText' } },
      },
    },
  }),
);

export const entries = style(
  inProduct({
    display: 'flex',
    justifyContent: 'center',
    gap: space.xxs,
    minInlineSize: 0,
    '@container': { [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** A dot, and a line of words where there is room. */
export const entry = style(
  inProduct({
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: vars.radius.round,
    backgroundColor: color.bg.brand,
    selectors: {
      '&[data-tone="accent"]': { backgroundColor: color.bg.accent },
      [pastSeen]: { backgroundColor: 'transparent', position: 'absolute' },
    },
    '@container': {
      [wide]: {
        inlineSize: 'auto',
        blockSize: 'auto',
        paddingInline: space.xs,
        borderRadius: vars.radius.small,
        // the line shows its kind on the ground of the chosen day too
        borderInlineStart: `3px solid ${color.bg.brand}`,
        backgroundColor: color.bg.brandSoft,
        selectors: {
          '&[data-tone="accent"]': { borderColor: color.bg.accent, backgroundColor: color.bg.accentSoft },
          [pastSeen]: { border: 0, padding: 0, backgroundColor: 'transparent' },
        },
      },
    },
    '@media': { [prefers.forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);

const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const entryText = style(
  inProduct({
    ...hidden,
    '@container': {
      [wide]: {
        position: 'static',
        display: 'block',
        inlineSize: 'auto',
        blockSize: 'auto',
        clipPath: 'none',
        textOverflow: 'ellipsis',
        color: color.fg.default,
        fontSize: font.size.xs,
        lineHeight: font.lineHeight.s,
        selectors: { [`${entry}:nth-child(n + ${seen + 1}) &`]: hidden },
      },
    },
  }),
);

export const rest = style(
  inProduct({
    color: color.fg.muted,
    fontSize: font.size.xs,
    lineHeight: '6px',
    '@container': { [wide]: { lineHeight: font.lineHeight.xs, paddingInline: space.xs } },
  }),
);
