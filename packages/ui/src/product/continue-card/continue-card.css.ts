import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { clamped } from '../../internal/clamped.ts';
import { inProduct } from '../../internal/in-product.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow } from '../../theme/rooms.ts';
import { motifSoft } from '../motif.css.ts';

const self = createContainer();
/** Too narrow for a long word beside the cover, at the text size that the person chose. */
const narrow = roomBelow('card', self);
const outer = vars.radius.card;
const inner = `calc(${outer} - ${vars.borderWidth.thin})`;

export const card = style(
  inProduct({
    position: 'relative',
    containerName: self,
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(104px, 2fr) minmax(0, 3fr)',
    blockSize: '100%',
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    ':hover': { boxShadow: vars.shadow.cardHover, borderColor: vars.color.border.brand },
    '@media': whilePointed(`box-shadow ${vars.motion.base} ${vars.motion.standard}`),
  }),
);

/** The place of the cover, with nothing in it. */
export const coverPlace = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '112px',
    overflow: 'hidden',
    borderStartStartRadius: inner,
    borderEndStartRadius: inner,
    '@container': {
      [narrow]: { gridColumn: '1 / -1', borderStartEndRadius: inner, borderEndStartRadius: 0 },
    },
  }),
);
export const cover = style([coverPlace, motifSoft]);
export { fills as image } from '../fills.css.ts';
export const play = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.bg.brand,
    color: vars.color.fg.onBrand,
  }),
);
globalStyle(`${play} > svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });

const { lineHeight } = vars.font;
/** Room for a title of two lines, a content and the progress: all cards are one height, which is known before they come. */
const fullWords = `calc(${lineHeight.m} * 2 + ${lineHeight.s} + ${lineHeight.xs} + ${vars.space.xxs} * 3 + ${vars.space.card} * 2)`;

export const words = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: vars.space.xxs,
    minBlockSize: fullWords,
    padding: vars.space.card,
    '@container': { [narrow]: { gridColumn: '1 / -1' } },
  }),
);
export const title = style(inProduct({ fontSize: vars.font.size.m, lineHeight: lineHeight.m }));
export const link = style(
  inProduct({
    ...clamped(2),
    '@container': { [narrow]: { WebkitLineClamp: 'none' } },
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus.outer}`,
        outlineOffset: '2px',
        boxShadow: `0 0 0 2px ${vars.color.focus.inner}`,
      },
    },
  }),
);
export const content = style(
  inProduct({
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    ...clamped(1),
    overflowWrap: 'anywhere',
  }),
);
export const progress = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xxs,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.lineHeight.xs,
  }),
);
