import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { clamped } from '../../internal/clamped.ts';
import { fillsRules } from '../../internal/fills.ts';
import { inProduct } from '../../internal/in-product.ts';
import { ink } from '../../internal/ink.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow, roomFrom } from '../../theme/rooms.ts';
import { motifSoft } from '../motif.css.ts';
import { onCover as buttons } from './card-actions.css.ts';
import { cardIcons, drawnIcon, iconIs } from './card-icons.ts';

/** Widths of a cover on a wall of 1, 2, 3, 4 and 5 columns. */
export const coverSizes = `${from('wide')} 400px, ${from('large')} 30vw, ${from('small')} 46vw, calc(100vw - 32px)`;

const { lineHeight } = vars.font;
/** Between the card's side and its words; none where a brand's cards have no frame. */
export const inset = createVar('inset');
/** What a card casts, or what is drawn around it, while it is pointed at. */
const lift = createVar('lift');

/**
 * Room for a title of two lines and the facts, at whose end the comments stand: cards are as tall as their skeletons, until what
 * holds them is `data-tight`.
 */
export const fullWords = `${vars.space.s} + 2 * ${lineHeight.m} + ${vars.space.xxs} + ${lineHeight.s}`;
const anotherLine = `${lineHeight.s} + ${vars.space.xxs}`;
/** Strips whose cards are too narrow for facts and comments in one line. */
const narrowCards = `${roomBelow('commentsBeside')} or (${roomFrom('stripOfTwo')} and ${roomBelow('commentsBesideTwo')})`;

/** Off screen a card costs its box and nothing else; once drawn, its own height is remembered. */
export const card = style(
  inProduct({
    vars: { [inset]: vars.space.card },
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplate: '"cover" auto "title" auto "facts" 1fr / minmax(0, 1fr)',
    blockSize: '100%',
    paddingBlockEnd: vars.space.s,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: fallbackVar(lift, vars.shadow.card),
    overflowClipMargin: '24px',
    '::before': {
      content: '',
      gridRow: 'title-start / facts-end',
      gridColumn: 'title',
      minBlockSize: `calc(${fullWords})`,
    },
    '@container': {
      [narrowCards]: {
        selectors: {
          '&[data-actions="kept"]::before': { minBlockSize: `calc(${fullWords} + ${anotherLine})` },
        },
      },
    },
    '@media': {
      [prefers.hover]: {
        selectors: {
          '&:hover:not([data-blocked])': {
            vars: { [lift]: vars.shadow.cardHover },
            borderColor: vars.color.border.brand,
          },
        },
      },
      ...whilePointed(
        `box-shadow ${vars.motion.base} ${vars.motion.standard}, border-color ${vars.motion.fast} ${vars.motion.standard}`,
      ),
    },
  }),
);

/* Nothing is seen to move: the strip is as high as its tallest card. */
globalStyle(`[data-tight] ${card}::before`, inProduct({ display: 'none' }));

/** The brand's manner, a fact of it: picture and words on the page itself, under a line or without one (decision 0630). All others are framed. */
export const bare = ':is([data-cards="flat"], [data-cards="lined"])';
globalStyle(
  `${bare} ${card}`,
  inProduct({
    vars: { [inset]: '0px' },
    // Room in place of the frame.
    borderWidth: 0,
    paddingBlock: vars.borderWidth.thin,
    backgroundColor: 'transparent',
    boxShadow: 'none',
  }),
);
globalStyle(
  `[data-cards="lined"] ${card}`,
  inProduct({
    paddingBlockStart: vars.space.xs,
    borderRadius: 0,
    borderBlockStart: `${vars.borderWidth.thick} solid ${vars.color.border.default}`,
  }),
);
/** The place of the cover, with nothing in it. */
export const coverPlace = style(
  inProduct({
    gridArea: 'cover',
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderStartStartRadius: `calc(${vars.radius.card} - ${vars.borderWidth.thin})`,
    borderStartEndRadius: `calc(${vars.radius.card} - ${vars.borderWidth.thin})`,
    // What is drawn around a card without a frame goes round its cover: around the whole it would touch the words.
    selectors: { [`${bare} &`]: { borderRadius: vars.radius.media, boxShadow: lift } },
  }),
);

export const cover = style([
  coverPlace,
  motifSoft,
  inProduct({
    // its flags, the second under the first where the two have no room beside each other
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: '4px',
    padding: vars.space.xs,
  }),
]);

/* Flags stand beside the buttons, not under them, where a card has room for both. */
globalStyle(`${card}:has(${buttons}) ${cover}`, {
  '@container': { [roomFrom('card')]: inProduct({ paddingInlineEnd: '88px' }) },
});

export const image = style(
  inProduct({
    ...fillsRules,
    transition: `scale ${vars.motion.slow} ${vars.motion.standard}`,
    selectors: {
      [`${card}[data-blocked] &`]: { filter: 'grayscale(0.85)', opacity: 0.6 },
      [`${card}:hover:not([data-blocked]) &`]: { scale: '1.03' },
    },
    '@media': { [prefers.reducedMotion]: { transition: 'none', scale: 'none !important' } },
  }),
);

/** The `ProgressBar` at the foot of the cover; where all corners are round, between these, whose curve would cut its ends. */
const progress = '[role="progressbar"]';
globalStyle(
  `${cover} > ${progress}`,
  inProduct({ position: 'absolute', inset: 'auto 0 0', inlineSize: 'auto' }),
);
globalStyle(`${bare} ${cover} > ${progress}`, inProduct({ insetInline: vars.radius.media }));

export const facts = style(
  inProduct({
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.s}`,
    marginBlockStart: vars.space.xxs,
    paddingInline: inset,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: lineHeight.s,
  }),
);

/* What is drawn before a flag and a fact has its looks here; what says `content` is drawn. */
globalStyle(
  `${cover} > span::before, ${facts} > ::before`,
  inProduct({
    flex: 'none',
    inlineSize: '1em',
    blockSize: '1em',
    backgroundColor: 'currentColor',
    ...drawnIcon,
    ...ink,
    '@media': { [prefers.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);

/** Above the picture of the cover. */
const onCover = inProduct({ position: 'relative' });

const iconBefore = (picture: string) => ({ content: '', ...iconIs(picture) });

export const flag = style([
  onCover,
  inProduct({
    selectors: {
      '&[data-tone="done"]::before': iconBefore(cardIcons.check),
      '&[data-tone="blocked"]::before': iconBefore(cardIcons.lock),
    },
  }),
]);

/** A line of its own, so that the facts under it keep to theirs in narrow cards too. */
export const kind = style(
  inProduct({ flexBasis: '100%', fontWeight: vars.font.weight.bold, color: vars.color.fg.brand }),
);
/** Two lines of facts where a card says what it is. */
globalStyle(
  `${card}:has(${kind})::before`,
  inProduct({ minBlockSize: `calc(${fullWords} + ${anotherLine})` }),
);
const fact = inProduct({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
export const duration = style([fact, inProduct({ '::before': iconBefore(cardIcons.clock) })]);
export const rating = style([
  fact,
  inProduct({
    '::before': { ...iconBefore(cardIcons.star), backgroundColor: vars.color.rating.on },
  }),
]);
/** A sign without a word stands above the card's link for a mouse, so that its name shows. */
const named = { '@media': { [prefers.hover]: { position: 'relative' } } } as const;
export const coins = style(
  inProduct({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall, ...named }),
);
export const certificate = style([
  fact,
  inProduct({
    ...named,
    color: vars.color.fg.brand,
    '::before': {
      ...iconBefore(cardIcons.certificate),
      inlineSize: vars.size.iconSmall,
      blockSize: vars.size.iconSmall,
    },
  }),
]);
export const title = style(
  inProduct({
    gridArea: 'title',
    marginBlockStart: vars.space.s,
    paddingInline: inset,
    fontSize: vars.font.size.m,
    lineHeight: lineHeight.m,
  }),
);

/** The one link; its box is the whole card, so that any place of it opens the training. */
export const link = style(
  inProduct({
    ...clamped(2),
    // larger text: a title is whole rather than short, unless what holds the cards says otherwise
    '@container': { [roomBelow('card')]: { WebkitLineClamp: 'var(--ui-card-title-lines, none)' } },
    color: vars.color.fg.default,
    // over the cover, which has a ground of its own
    '::after': {
      content: '',
      position: 'absolute',
      zIndex: vars.layer.raised,
      inset: 0,
      borderRadius: vars.radius.card,
    },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: { '&[data-blocked]': { cursor: 'not-allowed', color: vars.color.fg.muted } },
    '@media': {
      [prefers.hover]: { selectors: { '&:hover:not([data-blocked])': { color: vars.color.fg.brand } } },
    },
  }),
);

globalStyle(
  `${link}:focus-visible:not(${bare} *)::after, ${bare} ${title}:has(:focus-visible) + ${cover}`,
  inProduct({
    outline: `2px solid ${vars.color.focus.outer}`,
    outlineOffset: '2px',
    boxShadow: `0 0 0 2px ${vars.color.focus.inner}`,
  }),
);

/** At the foot of the cover: a reason, however long, leaves the card as tall as those beside it. */
export const reason = style(
  inProduct({
    gridArea: 'cover',
    alignSelf: 'end',
    position: 'relative',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.card,
    backgroundColor: vars.color.lock.bg,
    color: vars.color.lock.fg,
    fontSize: vars.font.size.s,
    lineHeight: lineHeight.s,
    selectors: {
      [`${cover}:has(> ${progress}) + &`]: { marginBlockEnd: '4px' },
      [`${bare} &`]: { borderRadius: `0 0 ${vars.radius.media} ${vars.radius.media}` },
    },
  }),
);
