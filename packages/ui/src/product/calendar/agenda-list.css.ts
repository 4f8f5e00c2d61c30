import { style } from '@vanilla-extract/css';
import { inProduct } from '../../internal/in-product.ts';
import { vars } from '../../theme/contract.css.ts';
import { roomFrom } from '../../theme/rooms.ts';

const { color, font, space } = vars;

export const root = style(inProduct({ display: 'grid', gap: space.l, containerType: 'inline-size' }));

export const day = style(inProduct({ display: 'grid', gap: space.xs }));

export const title = style(
  inProduct({
    fontSize: font.size.m,
    lineHeight: font.lineHeight.m,
    fontWeight: font.weight.bold,
  }),
);

export const list = style(inProduct({ display: 'grid' }));

export const item = style(
  inProduct({ borderBlockStart: `${vars.borderWidth.thin} solid ${color.border.default}` }),
);

/** The hours stand before the words where there is room, else above them. */
export const row = style(
  inProduct({
    position: 'relative',
    display: 'grid',
    gap: `${space.xxs} ${space.m}`,
    paddingBlock: space.s,
    minBlockSize: vars.size.touch,
    ':hover': { backgroundColor: color.bg.hover },
    ':active': { backgroundColor: color.bg.active },
    '@container': { [roomFrom('agenda')]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
  }),
);

export const time = style(
  inProduct({
    color: color.fg.muted,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.m,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const words = style(inProduct({ display: 'grid', gap: space.xxs, justifyItems: 'start' }));

/** The whole row is pressed. */
export const link = style(
  inProduct({
    color: color.fg.default,
    fontWeight: font.weight.bold,
    textDecoration: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
    selectors: { [`${row}:hover &`]: { textDecoration: 'underline' } },
  }),
);

export const location = style(
  inProduct({ color: color.fg.muted, fontSize: font.size.s, lineHeight: font.lineHeight.s }),
);

export const tags = style(inProduct({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));

export const none = style(inProduct({ color: color.fg.muted }));
