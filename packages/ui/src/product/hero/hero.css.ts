import { style } from '@vanilla-extract/css';
import { below, from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

/** On the hero the one button takes the accent, and what stands beside it the hero's own ink. */
const heroColors = {
  [vars.color.bg.brand]: vars.color.bg.accent,
  [vars.color.bg.brandHover]: vars.color.bg.accentHover,
  [vars.color.bg.brandActive]: vars.color.bg.accentActive,
  [vars.color.fg.onBrand]: vars.color.fg.onAccent,
  [vars.color.fg.default]: vars.color.hero.fg,
  [vars.color.fg.muted]: vars.color.hero.muted,
};

export const hero = style(
  inProduct({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    backgroundColor: vars.color.hero.bg,
    color: vars.color.hero.fg,
  }),
);

/** The brand's tile once, as large as the hero, fading out towards the words. */
export const motif = style(
  inProduct({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: vars.color.hero.motif,
    maskImage: `${vars.image.motif}, linear-gradient(to left, #000 30%, transparent 85%)`,
    maskSize: 'auto 128%, auto',
    maskPosition: 'right center, center',
    maskRepeat: 'no-repeat',
    maskComposite: 'intersect',
    opacity: 0.9,
    '@media': {
      [below('filtersWide')]: {
        maskImage: `${vars.image.motif}, linear-gradient(to top, #000 5%, transparent 38%)`,
        maskSize: '130% auto, auto',
        maskPosition: 'right bottom, center',
        opacity: 0.6,
      },
      [prefers.forcedColors]: { display: 'none' },
      [prefers.print]: { display: 'none' },
    },
  }),
);

export const content = style(
  inProduct({
    display: 'grid',
    gap: vars.space.xl,
    alignItems: 'center',
    maxInlineSize: vars.size.content,
    minBlockSize: 'min(520px, 72svh)',
    marginInline: 'auto',
    paddingBlock: vars.space.xxl,
    paddingInline: vars.space.m,
    '@media': {
      [below('filtersWide')]: { alignItems: 'start' },
      [from('filtersWide')]: {
        paddingInline: vars.space.xl,
        selectors: { '&[data-picture]': { gridTemplateColumns: '6fr 5fr' } },
      },
    },
  }),
);

export const words = style(
  inProduct({ display: 'grid', justifyItems: 'start', gap: vars.space.m, maxInlineSize: '36rem' }),
);

export const title = style(
  inProduct({
    fontSize: vars.font.size.xxxl,
    lineHeight: vars.font.lineHeight.xxxl,
    overflowWrap: 'anywhere',
    '@media': {
      [from('carouselThree')]: { fontSize: vars.font.size.display, lineHeight: vars.font.lineHeight.display },
    },
  }),
);

export const text = style(
  inProduct({
    color: vars.color.hero.muted,
    fontSize: vars.font.size.l,
    lineHeight: vars.font.lineHeight.l,
    maxInlineSize: '32rem',
  }),
);

export const action = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.m,
    marginBlockStart: vars.space.s,
    vars: heroColors,
  }),
);

/** A sheet of the motif's colour peeks out behind the picture, in the brand's own corners. */
export const frame = style(
  inProduct({
    position: 'relative',
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      translate: '16px 16px',
      borderRadius: vars.radius.panel,
      border: `2px solid ${vars.color.hero.motif}`,
    },
  }),
);

export const picture = style(
  inProduct({
    position: 'relative',
    inlineSize: '100%',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    borderRadius: vars.radius.panel,
    boxShadow: vars.shadow.overlay,
  }),
);
