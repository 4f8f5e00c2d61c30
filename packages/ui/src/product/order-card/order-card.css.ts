import { style } from '@vanilla-extract/css';
import { clamped } from '../../internal/clamped.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomFrom } from '../../theme/rooms.ts';
import * as continueCard from '../continue-card/continue-card.css.ts';
import { motifSoft } from '../motif.css.ts';

const { color, font, space } = vars;

/** The pictures stand over the words, and beside them where there is room. */
export const card = style([
  continueCard.card,
  inProduct({ display: 'block', blockSize: 'auto', padding: space.card }),
]);

export const inner = style(
  inProduct({
    display: 'grid',
    gridTemplate: '"words" "pictures" "end" / minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.s,
    '@container': {
      [roomFrom('wallThree')]: {
        gridTemplate: '"pictures words end" / auto minmax(0, 1fr) auto',
        columnGap: space.m,
      },
    },
  }),
);

export const words = style(
  inProduct({
    gridArea: 'words',
    display: 'grid',
    gap: space.xxs,
    color: color.fg.muted,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
  }),
);
export const { title } = continueCard;
export const link = style([continueCard.link, inProduct({ color: color.fg.default })]);
export const contents = style(inProduct({ ...clamped(2), overflowWrap: 'anywhere' }));

/** So many pictures that cards under each other line up. */
export const pictures = style(
  inProduct({
    gridArea: 'pictures',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 64px))',
    gap: space.xs,
    '@container': { [roomFrom('wallThree')]: { inlineSize: `calc(4 * 64px + 3 * ${space.xs})` } },
  }),
);

const squareRule = inProduct({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  color: color.fg.muted,
  fontSize: font.size.s,
  fontWeight: font.weight.bold,
});
/** The place of a picture, with nothing in it. */
export const square = style(squareRule);
export const picture = style([square, motifSoft]);
/** How many more there are. */
export const more = style([square, inProduct({ backgroundColor: color.bg.sunken })]);
export const image = style(inProduct({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

export const end = style(
  inProduct({
    gridArea: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.m}`,
    '@container': {
      [roomFrom('wallThree')]: { flexDirection: 'column', alignItems: 'end' },
    },
  }),
);
export const total = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Above the link that covers the card. */
export const action = style(inProduct({ position: 'relative' }));
