import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

const sideBySide = 'screen and (min-width: 1100px)';

export const shell = style(
  inProduct({
    display: 'grid',
    gap: vars.space.l,
    maxInlineSize: vars.size.wide,
    marginInline: 'auto',
    '@media': {
      [sideBySide]: {
        gridTemplateColumns: 'minmax(0, 1120px) minmax(300px, 400px)',
        justifyContent: 'center',
        alignItems: 'start',
      },
    },
  }),
);

export const main = style(inProduct({ display: 'grid', gap: vars.space.m }));

export const back = style(
  inProduct({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    color: vars.color.fg.muted,
    fontSize: vars.font.size.s,
    ':hover': { color: vars.color.fg.brand },
  }),
);
globalStyle(`${back} > svg`, { flex: 'none', inlineSize: '18px', blockSize: '18px' });

/** Wide to the edges on phones: the content is the page. */
export const stage = style(
  inProduct({
    display: 'grid',
    marginInline: `calc(${vars.space.m} * -1)`,
    vars: { [vars.radius.media]: '0px' },
    '@media': { [from('filtersWide')]: { marginInline: 0, vars: { [vars.radius.media]: vars.radius.card } } },
  }),
);

export const head = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.m,
  }),
);
export const titles = style(inProduct({ flex: '1 1 20rem', display: 'grid', gap: vars.space.xxs }));
export const title = style(
  inProduct({ fontSize: vars.font.size.xl, lineHeight: vars.font.lineHeight.xl, overflowWrap: 'anywhere' }),
);
export const neighbours = style(inProduct({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const aside = style(
  inProduct({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.s,
    padding: vars.space.s,
    borderRadius: vars.radius.card,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.card}`,
    backgroundColor: vars.color.bg.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      [sideBySide]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.m})`,
        maxBlockSize: `calc(100vh - ${vars.size.header} - ${vars.space.xl})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      },
    },
  }),
);
export const asideHead = style(inProduct({ paddingInline: vars.space.s, paddingBlockStart: vars.space.xs }));
export const asideTitle = style(
  inProduct({ fontSize: vars.font.size.l, lineHeight: vars.font.lineHeight.l }),
);
export const summary = style(
  inProduct({ color: vars.color.fg.muted, fontSize: vars.font.size.s, lineHeight: vars.font.lineHeight.s }),
);
