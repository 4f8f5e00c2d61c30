import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { motifSoft } from '../motif.css.ts';

const { color, font, space } = vars;

/** Of the picture, which large text does not let take the place of the words. */
const side = 'min(5.5rem, 25vw)';

export const line = style(
  inProduct({
    display: 'grid',
    gridTemplate: `"picture words" "picture tools" "notice notice" / ${side} minmax(0, 1fr)`,
    columnGap: space.m,
    rowGap: space.xs,
    alignItems: 'start',
    minInlineSize: 0,
    '@media': {
      [from('medium')]: {
        gridTemplate: `"picture words tools" "notice notice notice" / ${side} minmax(0, 1fr) auto`,
      },
    },
  }),
);

export const picture = style([
  motifSoft,
  inProduct({
    gridArea: 'picture',
    inlineSize: side,
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
  }),
]);
export const image = style(inProduct({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

export const words = style(
  inProduct({
    gridArea: 'words',
    display: 'grid',
    gap: space.xxs,
    minInlineSize: 0,
    color: color.fg.muted,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    overflowWrap: 'anywhere',
  }),
);
export const name = style(
  inProduct({
    color: color.fg.default,
    fontSize: font.size.m,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.medium,
  }),
);
/** Taller for a finger than it is drawn, above what stands around it. */
export const link = style(
  inProduct({
    position: 'relative',
    display: 'inline-block',
    minInlineSize: vars.size.touch,
    paddingBlock: space.s,
    marginBlock: `calc(-1 * ${space.s})`,
    ':hover': { textDecoration: 'underline' },
  }),
);

export const tools = style(
  inProduct({
    gridArea: 'tools',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minInlineSize: 0,
  }),
);
/** As wide in each line, so that they stand under each other. */
export const total = style(
  inProduct({
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': { [from('medium')]: { minInlineSize: '8rem', textAlign: 'end' } },
  }),
);
export const notice = style(inProduct({ gridArea: 'notice', minInlineSize: 0 }));
