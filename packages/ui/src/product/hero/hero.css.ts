import { createContainer, style } from '@vanilla-extract/css';
import { frame, gutter } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { from, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomFrom } from '../../theme/rooms.ts';
import { typeOf } from '../../theme/type-of.ts';

/** The one button has the accent's fill, and is as high as a thumb needs; what stands beside it takes the hero's own ink. */
const heroColors = {
  [vars.color.bg.brand]: vars.color.bg.accent,
  [vars.color.bg.brandHover]: vars.color.bg.accentHover,
  [vars.color.bg.brandActive]: vars.color.bg.accentActive,
  [vars.color.fg.onBrand]: vars.color.fg.onAccent,
  [vars.size.controlMedium]: vars.size.touch,
  [vars.color.fg.default]: vars.color.hero.fg,
  [vars.color.fg.muted]: vars.color.hero.muted,
};

const place = createContainer();
/** The picture stands beside the words. */
const isWide = roomFrom('heroBeside', place);

export const hero = style(
  inProduct({
    containerType: 'inline-size',
    containerName: place,
    backgroundColor: vars.color.hero.bg,
    color: vars.color.hero.fg,
  }),
);

export const content = style([
  frame,
  inProduct({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    '@container': {
      [isWide]: {
        alignItems: 'center',
        minBlockSize: 'min(520px, 72svh)',
        selectors: {
          '&[data-picture]': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', gap: vars.space.xl },
        },
      },
    },
  }),
]);

export const words = style(
  inProduct({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.m,
    maxInlineSize: '36rem',
    paddingBlock: vars.space.xxl,
    selectors: { '[data-picture] > &': { paddingBlockEnd: 0 } },
    '@container': {
      [isWide]: {
        paddingBlock: vars.space.xl,
        selectors: { '[data-picture] > &': { paddingBlockEnd: vars.space.xl } },
      },
    },
  }),
);

export const title = style(
  inProduct({
    ...typeOf('xxxl'),
    textWrap: 'balance',
    overflowWrap: 'break-word',
    '@media': {
      [from('large')]: { ...typeOf('display') },
    },
  }),
);

export const text = style(
  inProduct({
    color: vars.color.hero.muted,
    ...typeOf('l'),
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

/** Chooses a file; the picture itself stands in the hero's grid. */
export const sources = style(inProduct({ display: 'contents' }));

/**
 * The brand's picture in the lower end corner, from where it may run to the hero's edges: always whole, and nowhere under the
 * words. Beside them it takes their height and gives them none.
 */
export const picture = style(
  inProduct({
    inlineSize: `calc(100% + 2 * ${gutter})`,
    maxInlineSize: 'none',
    blockSize: 'min(66cqi, 36svh)',
    marginInline: `calc(-1 * ${gutter})`,
    objectFit: 'contain',
    objectPosition: 'right bottom',
    '@container': {
      [isWide]: {
        position: 'absolute',
        // An open end is the hero's own edge.
        gridColumn: '2 / auto',
        inset: 0,
        inlineSize: '100%',
        blockSize: '100%',
        marginInline: 0,
      },
    },
    '@media': { [prefers.forcedColors]: { display: 'none' }, [prefers.print]: { display: 'none' } },
  }),
);
