import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { below, from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { whileWaiting } from '../../theme/motion.ts';
import { typeOf } from '../../theme/type-of.ts';
import { sheet } from '../media/keys-sheet.css.ts';
import { mediaColors } from './media-colors.css.ts';
import { controls } from './player-controls.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const appear = keyframes({ from: { opacity: 0 } });

/** The picture's own ground, so much of it in percent that words on a picture can be read. */
const ground = (share: number) => `color-mix(in srgb, ${vars.color.bg.media} ${share}%, transparent)`;

/** No box of its own: what is in it lies over the picture where the player puts it. */
export const region = style(inProduct({ display: 'contents' }));

const over = inProduct({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  color: vars.color.fg.onMedia,
});

export const center = style([
  over,
  inProduct({ position: 'relative', gridArea: '1 / 1', pointerEvents: 'none' }),
]);

/** Before the first play, in the middle of the whole picture; the controls that would say how long it is are not there on phones. */
export const beginning = style([center, inProduct({ '@media': { [below('small')]: { gridRowEnd: 3 } } })]);

export const veil = style([
  over,
  inProduct({
    position: 'absolute',
    inset: 0,
    gap: vars.space.s,
    paddingBlockEnd: '104px',
    paddingInline: vars.space.m,
    textAlign: 'center',
    backgroundColor: ground(72),
    // a phone's picture is hardly higher than its words and the controls
    '@media': {
      [below('small')]: { gap: vars.space.xs, paddingBlockEnd: '88px' },
      [below('tiny')]: { gap: vars.space.xxs, paddingBlockEnd: '96px' },
    },
  }),
]);

export const title = style(
  inProduct({
    ...typeOf('xl'),
    fontFamily: vars.font.family.heading,
    fontWeight: vars.font.weight.heading,
  }),
);
/** Where there is more to say than that it has ended, a phone's picture has room for that alone. */
export const endTitle = style([title, inProduct({ '@media': { [below('small')]: { display: 'none' } } })]);
/** On from the end, or back to the beginning: under each other, and in one line on a phone's picture, down to 320 px. */
export const ways = style(
  inProduct({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.s,
    '@media': {
      [below('small')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.xs },
    },
  }),
);
globalStyle(
  `${ways} > button`,
  inProduct({ '@media': { [below('small')]: { paddingInline: vars.space.s } } }),
);
globalStyle(`${ways} > button svg`, inProduct({ '@media': { [below('small')]: { display: 'none' } } }));
export const text = style(
  inProduct({
    maxInlineSize: '28rem',
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    '@media': { [below('tiny')]: { lineHeight: 1.15 } },
  }),
);
export const bigPlay = style(
  inProduct({
    pointerEvents: 'auto',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '72px',
    blockSize: '72px',
    borderRadius: vars.radius.button,
    backgroundColor: vars.color.bg.brand,
    color: vars.color.fg.onBrand,
    boxShadow: vars.shadow.overlay,
    ':hover': { backgroundColor: vars.color.bg.brandHover },
    '@media': { [below('small')]: { inlineSize: '56px', blockSize: '56px' } },
  }),
);
globalStyle(`${bigPlay} > svg`, { inlineSize: '40%', blockSize: '40%' });

/** Appears only when the wait is long enough to wonder. */
export const spinner = style(
  inProduct({
    inlineSize: '56px',
    blockSize: '56px',
    borderRadius: '50%',
    border: `4px solid color-mix(in srgb, ${vars.color.fg.onMedia} 30%, transparent)`,
    borderBlockStartColor: 'currentColor',
    animation: `${turn} ${whileWaiting.turn} linear infinite, ${appear} ${vars.motion.base} ${whileWaiting.stagePatience} backwards`,
    '@media': { [prefers.reducedMotion]: { display: 'none' } },
  }),
);
export const waitingWord = style(
  inProduct({
    marginBlockStart: vars.space.s,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.pill,
    backgroundColor: ground(60),
    fontSize: vars.font.size.s,
    animation: `${appear} ${vars.motion.base} ${whileWaiting.stagePatience} backwards`,
    '@media': { [prefers.reducedMotion]: { animation: 'none' } },
  }),
);

export const length = style([
  waitingWord,
  inProduct({
    selectors: { '&[data-unknown]': { visibility: 'hidden' } },
    '@media': { [from('small')]: { display: 'none' } },
  }),
]);

export const notice = style(
  inProduct({
    position: 'absolute',
    insetBlockStart: vars.space.s,
    insetInlineStart: vars.space.s,
    maxInlineSize: `calc(100% - ${vars.space.s} * 2)`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    backgroundColor: ground(78),
    color: vars.color.fg.onMedia,
    fontSize: vars.font.size.s,
  }),
);

globalStyle(`${controls}, ${veil}, ${notice}, ${sheet}`, inProduct({ vars: mediaColors }));
