import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { ink } from '../../internal/ink.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomBelow } from '../../theme/rooms.ts';
import { motif } from '../motif.ts';
import { cardIcons } from './card-icons.ts';

/** Widths of a cover on a wall of 1, 2, 3, 4 and 5 columns. */
export const coverSizes = `${from('wide')} 400px, ${from('large')} 30vw, ${from('small')} 46vw, calc(100vw - 32px)`;

/** Off screen a card costs its box and nothing else; once drawn, its own height is remembered. */
export const card = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    gridTemplate: '"cover" auto "facts" auto "title" auto "actions" 1fr / minmax(0, 1fr)',
    alignItems: 'end',
    blockSize: '100%',
    paddingBlockEnd: vars.space.xs,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    overflowClipMargin: '24px',
    '@media': {
      [prefers.hover]: {
        selectors: {
          '&:hover:not([data-blocked])': {
            boxShadow: vars.shadow.cardHover,
            borderColor: vars.color.border.brand,
          },
        },
      },
      ...whilePointed(
        `box-shadow ${vars.motion.base} ${vars.motion.standard}, border-color ${vars.motion.fast} ${vars.motion.standard}`,
      ),
      [prefers.forcedColors]: { borderColor: 'CanvasText' },
    },
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
  }),
);

export const cover = style([
  coverPlace,
  inProduct({
    // its flags, the second under the first where the two have no room beside each other
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: '4px',
    padding: vars.space.xs,
    backgroundColor: vars.color.bg.brandSoft,
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.fg.brand,
      opacity: 0.18,
      mask: motif('small'),
    },
  }),
]);

export const image = style(
  inProduct({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    transition: `scale ${vars.motion.slow} ${vars.motion.standard}`,
    selectors: {
      [`${card}[data-blocked] &`]: { filter: 'grayscale(0.85)', opacity: 0.6 },
      [`${card}:hover:not([data-blocked]) &`]: { scale: '1.03' },
    },
    '@media': { [prefers.reducedMotion]: { transition: 'none', scale: 'none !important' } },
  }),
);

/** The `ProgressBar` at the foot of the cover. */
const progress = '[role="progressbar"]';
globalStyle(`${cover} > ${progress}`, inProduct({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 }));

export const facts = style(
  inProduct({
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.s}`,
    minBlockSize: vars.font.lineHeight.s,
    marginBlockStart: vars.space.s,
    paddingInline: vars.space.card,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    fontVariantNumeric: 'tabular-nums',
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
    mask: 'center / contain no-repeat',
    ...ink,
    '@media': { [prefers.forcedColors]: { backgroundColor: 'CanvasText' } },
  }),
);

/** Above the picture of the cover. */
const onCover = inProduct({ position: 'relative' });

const iconBefore = (maskImage: string) => ({ content: '', maskImage });

export const flag = style([
  onCover,
  inProduct({
    selectors: {
      '&[data-tone="done"]::before': iconBefore(cardIcons.check),
      '&[data-tone="blocked"]::before': iconBefore(cardIcons.lock),
    },
  }),
]);

export const tag = style([onCover, inProduct({ marginInlineStart: 'auto' })]);

const fact = inProduct({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });
/** A line of its own, so that the facts under it keep to theirs in narrow cards too. */
export const kind = style(
  inProduct({ flexBasis: '100%', fontWeight: vars.font.weight.bold, color: vars.color.fg.brand }),
);
export const duration = style([fact, inProduct({ '::before': iconBefore(cardIcons.clock) })]);
export const rating = style([
  fact,
  inProduct({
    '::before': { ...iconBefore(cardIcons.star), backgroundColor: vars.color.rating.on },
  }),
]);
export const certificate = style([
  fact,
  inProduct({
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
    alignSelf: 'start',
    marginBlockStart: vars.space.xxs,
    paddingInline: vars.space.card,
    fontSize: vars.font.size.m,
    lineHeight: vars.font.lineHeight.m,
    minBlockSize: `calc(${vars.font.lineHeight.m} * 2)`,
  }),
);

/** The one link; its box is the whole card, so that any place of it opens the training. */
export const link = style(
  inProduct({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'break-word',
    // larger text: a title is whole rather than short, unless what holds the cards says otherwise
    '@container': { [roomBelow('card')]: { WebkitLineClamp: 'var(--ui-card-title-lines, none)' } },
    color: vars.color.fg.default,
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
    selectors: {
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus.outer}`,
        outlineOffset: '2px',
        boxShadow: `0 0 0 2px ${vars.color.focus.inner}`,
      },
      '&[data-blocked]': { cursor: 'not-allowed', color: vars.color.fg.muted },
    },
    '@media': {
      [prefers.hover]: { selectors: { '&:hover:not([data-blocked])': { color: vars.color.fg.brand } } },
    },
  }),
);

/** At the foot of the cover: a reason, however long, leaves the card as tall as those beside it. */
export const reason = style(
  inProduct({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.card,
    backgroundColor: vars.color.lock.bg,
    color: vars.color.lock.fg,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    selectors: { [`${progress} + &`]: { insetBlockEnd: '4px' } },
  }),
);
