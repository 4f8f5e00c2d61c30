import { globalStyle, style } from '@vanilla-extract/css';
import { clamped } from '../../internal/clamped.ts';
import { fillsRules } from '../../internal/fills.ts';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

const { color, radius, space } = vars;
/** Between the ring and the picture. */
const gap = '3px';

/** The ring is there until the pill was watched. */
export const card = style(
  inProduct({
    position: 'relative',
    padding: gap,
    borderRadius: `calc(${radius.media} + 2 * ${gap})`,
    border: `${gap} solid ${color.border.brand}`,
    selectors: { '&[data-watched]': { borderColor: 'transparent' } },
  }),
);
export const place = style(inProduct({ aspectRatio: '9 / 16', borderRadius: radius.media }));
export const picture = style([
  place,
  inProduct({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    alignItems: 'end',
    overflow: 'hidden',
    backgroundColor: color.hero.bg,
  }),
]);
globalStyle(`${picture} > img`, inProduct({ zIndex: -1, ...fillsRules }));
export const title = style(
  inProduct({
    padding: `${space.xl} ${space.s} ${space.s}`,
    color: color.fg.onMedia,
    backgroundImage: `linear-gradient(transparent, ${color.scrim.media} 60%)`,
    ...typeOf('s'),
    fontWeight: vars.font.weight.bold,
  }),
);
export const link = style(
  inProduct({
    color: 'inherit',
    ...clamped(4),
    ':focus-visible': { outline: 'none', boxShadow: 'none' },
  }),
);
/* The link is the whole picture, and its focus stands around the whole card. */
globalStyle(`${link}::after`, inProduct({ content: '', position: 'absolute', inset: 0 }));
globalStyle(
  `${card}:has(a:focus-visible)`,
  inProduct({
    outline: `2px solid ${color.focus.outer}`,
    outlineOffset: '2px',
    boxShadow: `0 0 0 2px ${color.focus.inner}`,
  }),
);
