import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '../../components/layout/frame.css.ts';
import { bone } from '../../components/skeleton/bones.css.ts';
import { clamped } from '../../internal/clamped.ts';
import { inProduct } from '../../internal/in-product.ts';
import { from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomFrom } from '../../theme/rooms.ts';
import { typeOf } from '../../theme/type-of.ts';
import { motifSoft } from '../motif.css.ts';
import { motifImage } from '../motif.ts';

const { color, font, space } = vars;

/** As wide as the window, in the ground of the brand's hero; its motif is one whole figure in the upper corner, where no words are. */
export const band = style([
  frame,
  inProduct({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    paddingBlock: `${space.m} ${space.l}`,
    backgroundColor: color.hero.bg,
    color: color.hero.fg,
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      blockSize: 'min(100%, 7rem)',
      aspectRatio: '1',
      zIndex: -1,
      backgroundColor: color.hero.motif,
      opacity: 0.5,
      mask: `${motifImage} 0 / 100%, linear-gradient(to bottom left, black 50%, transparent)`,
      maskComposite: 'intersect',
    },
    '@media': {
      [from('large')]: {
        gap: space.l,
        paddingBlock: `${space.l} ${space.xl}`,
      },
    },
  }),
]);

export const title = style(
  inProduct({
    ...typeOf('xl'),
    overflowWrap: 'break-word',
    '@media': { [from('large')]: { ...typeOf('xxl') } },
  }),
);

export const parts = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.m} ${space.xl}`,
    '@media': {
      [from('large')]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 4fr)' },
    },
  }),
);

/** What stands beside the card, on the ground itself: its parts take the inks of the hero, and a line has room for seven days. */
export const aside = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    gap: `${space.m} ${space.xl}`,
    vars: {
      [color.fg.default]: color.hero.fg,
      [color.fg.muted]: color.hero.muted,
      [color.fg.brand]: color.hero.fg,
      [color.fg.link]: color.hero.fg,
      [color.fg.linkHover]: color.hero.fg,
      [color.bg.brandSoft]: `color-mix(in oklab, ${color.hero.fg} 12%, transparent)`,
      [color.bg.skeleton]: `color-mix(in oklab, ${color.hero.fg} 16%, transparent)`,
    },
    '@media': {
      [from('large')]: { gap: space.l, alignContent: 'center' },
    },
  }),
);

/** Room for a title, a row of days and its sentence, or a number with a sentence of two lines: known before any of it comes. */
export const part = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'start',
    gap: `${space.xs} ${space.s}`,
    minBlockSize: `calc(2 * ${font.lineHeight.s} + 2rem + 2 * ${space.xs})`,
  }),
);
export const partTitle = style(
  inProduct({ flexBasis: '100%', ...typeOf('s'), fontWeight: font.weight.bold, color: color.fg.muted }),
);
export const partText = style(inProduct({ flex: '1 1 9rem', ...typeOf('s') }));
globalStyle(`${partText} a`, inProduct({ whiteSpace: 'nowrap' }));
export const figure = style(
  inProduct({
    fontSize: font.size.xxl,
    lineHeight: '2rem',
    fontWeight: font.weight.heading,
  }),
);

export const days = style(
  inProduct({
    display: 'flex',
    // The same in every brand: the ring of today takes half of it.
    gap: '8px',
    // A line of their own: what they say stands under them.
    flexBasis: '100%',
  }),
);
/** As round as the brand's chips, which are square in some. */
export const day = style(
  inProduct({
    display: 'grid',
    placeItems: 'center',
    flex: '0 1 2rem',
    minInlineSize: 0,
    aspectRatio: '1',
    border: `${vars.borderWidth.thin} solid ${color.fg.muted}`,
    borderRadius: vars.radius.pill,
    color: color.fg.muted,
    ...typeOf('xs'),
    fontWeight: font.weight.bold,
    selectors: {
      '&[data-on]': { backgroundColor: color.hero.fg, borderColor: color.hero.fg, color: color.hero.bg },
      '&[data-current]': { outline: `2px solid ${color.hero.fg}`, outlineOffset: '2px' },
    },
    '@media': {
      [prefers.forcedColors]: {
        selectors: { '&[data-on]': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
export const dayOnItsWay = style([bone, inProduct({ border: 0 })]);

const fullWords = `(${font.lineHeight.s} * 3 + ${font.lineHeight.xl} * 2 + ${vars.size.controlLarge} + 5 * ${space.xs} + ${space.m} * 2)`;

/** The cover stands beside the words where there is room for both. */
const beside = roomFrom('stepBeside');
const coverRoom = '10rem';

/** The one card on the band, larger than everything under it. */
export const step = style(
  inProduct({
    position: 'relative',
    containerType: 'inline-size',
    // What stands beside the card may be taller: whatever it holds fills it.
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: vars.radius.panel,
    backgroundColor: color.bg.surface,
    color: color.fg.default,
    boxShadow: vars.shadow.raised,
    // Drawn over the cover: around it, the card's own ground would be a line there where a brand draws no frame.
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${vars.borderWidth.thin} solid ${color.border.card}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  }),
);
/** As tall with few words as with many: a cover on top takes the room that they leave, so that none lies around the button. */
export const stepParts = style(
  inProduct({
    display: 'grid',
    gridTemplate: `minmax(${coverRoom}, 1fr) auto / minmax(0, 1fr)`,
    blockSize: '100%',
    minBlockSize: `calc(${coverRoom} + ${fullWords})`,
    '@container': {
      [beside]: {
        gridTemplate: 'auto / minmax(0, 5fr) minmax(0, 6fr)',
        minBlockSize: `max(${fullWords}, 16rem)`,
      },
    },
  }),
);
export const coverPlace = style(inProduct({ position: 'relative' }));
export const cover = style([coverPlace, motifSoft]);
export const words = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space.xs,
    padding: space.m,
  }),
);
export const eyebrow = style(
  inProduct({ ...typeOf('s'), fontWeight: font.weight.bold, color: color.fg.brand }),
);
/** A name may take two: with large text on a phone a word or two fill a line. */
export const twoLines = style(
  inProduct({
    ...clamped(2),
  }),
);
export const stepTitle = style([twoLines, inProduct({ ...typeOf('xl') })]);
/** The end of its line is for the time, which stays whole. */
export const content = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) max-content',
    alignItems: 'end',
    ...typeOf('s'),
    color: color.fg.muted,
  }),
);
export const standing = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s,
    inlineSize: '100%',
    ...typeOf('s'),
  }),
);
export const action = style(
  inProduct({
    display: 'grid',
    inlineSize: '100%',
    marginBlockStart: space.xs,
    '@container': { [beside]: { maxInlineSize: '18rem' } },
  }),
);
export const actionOnItsWay = style([action, bone, inProduct({ blockSize: vars.size.controlLarge })]);
