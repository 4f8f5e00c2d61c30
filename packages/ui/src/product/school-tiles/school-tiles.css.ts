import { globalStyle, style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';
import { motif } from '../motif.ts';

/** So many columns, fewer where one would be too narrow for a school's name at the text size that the person chose. */
const upTo = (count: number, gap: string) =>
  `repeat(auto-fill, minmax(min(100%, max(9rem, (100% - ${count - 1} * ${gap}) / ${count} - 1px)), 1fr))`;

export const tiles = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: upTo(2, vars.space.s),
    gap: vars.space.s,
    '@media': {
      [from('medium')]: { gridTemplateColumns: upTo(3, vars.space.m), gap: vars.space.m },
    },
  }),
);

export const tile = style(
  inProduct({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: vars.space.xxs,
    blockSize: '100%',
    minBlockSize: '9rem',
    padding: vars.space.m,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    '@media': { [from('medium')]: { minBlockSize: '12rem', padding: vars.space.l } },
    selectors: {
      '&[data-hue="brand"]': { backgroundColor: vars.color.bg.brandSoft, color: vars.color.fg.brand },
      '&[data-hue="accent"]': { backgroundColor: vars.color.bg.accentSoft, color: vars.color.fg.accent },
      '&[data-hue="info"]': { backgroundColor: vars.color.bg.infoSoft, color: vars.color.fg.info },
      '&[data-hue="positive"]': {
        backgroundColor: vars.color.bg.positiveSoft,
        color: vars.color.fg.positive,
      },
      '&[data-hue="caution"]': { backgroundColor: vars.color.bg.cautionSoft, color: vars.color.fg.caution },
      '&[data-hue="promote"]': { backgroundColor: vars.color.bg.promoteSoft, color: vars.color.fg.promote },
    },
  }),
);

export const pattern = style(
  inProduct({
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    backgroundColor: 'currentColor',
    opacity: 0.16,
    // Away from the words.
    mask: `${motif('large')}, linear-gradient(to top right, transparent 30%, currentcolor 90%)`,
    maskComposite: 'intersect',
  }),
);

globalStyle(
  `${tile} > svg`,
  inProduct({ marginBlockEnd: 'auto', inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge }),
);

export const name = style(inProduct({ ...typeOf('l') }));

export const text = style(
  inProduct({
    color: vars.color.fg.default,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
  }),
);
