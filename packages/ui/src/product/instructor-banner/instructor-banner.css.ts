import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeOf } from '../../theme/type-of.ts';

const { space } = vars;

/** The photo stands over the words on phones, and beside them elsewhere. */
export const banner = style(
  inProduct({
    display: 'grid',
    gap: space.m,
    padding: space.m,
    borderRadius: vars.radius.panel,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      [from('medium')]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: space.xl,
        padding: space.xl,
      },
    },
  }),
);

export const words = style(
  inProduct({
    display: 'grid',
    containerType: 'inline-size',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: space.xs,
  }),
);

export const name = style(
  inProduct({
    ...typeOf('xxl'),
    overflowWrap: 'break-word',
    '@media': { [from('large')]: typeOf('xxxl') },
  }),
);

export const role = style(inProduct({ color: vars.color.fg.muted, ...typeOf('m') }));

/** As it was written, its own lines included. */
export const biography = style(
  inProduct({
    maxInlineSize: vars.size.reading,
    marginBlockStart: space.xxs,
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  }),
);

/** As large as the photo. */
export const photo = style(
  inProduct({ inlineSize: '6rem', blockSize: '6rem', borderRadius: vars.radius.round }),
);
