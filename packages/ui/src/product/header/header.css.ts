import { globalStyle, style } from '@vanilla-extract/css';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

/** From 320 px, where a page is read at 400 %: the logo gives way, so that everything else stays in the window (WCAG 1.4.10). */
const narrowest = '(max-width: 359.98px)';

export const header = style(
  inProduct({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.header,
    backgroundColor: vars.color.header.bg,
    color: vars.color.header.fg,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.header.border}`,
  }),
);

export const bar = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    blockSize: vars.size.header,
    maxInlineSize: vars.size.wide,
    marginInline: 'auto',
    paddingInline: vars.space.l,
    '@media': {
      [below('menu')]: { blockSize: vars.size.headerNarrow, paddingInline: vars.space.m, gap: vars.space.xs },
      [narrowest]: { paddingInline: vars.space.xs, gap: vars.space.xxs },
    },
  }),
);

export const logo = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    '@media': { [narrowest]: { flex: '0 1 auto', minInlineSize: vars.size.touch } },
  }),
);
globalStyle(`${logo} > :is(img, svg)`, {
  blockSize: '28px',
  inlineSize: 'auto',
  '@media': { [narrowest]: { maxInlineSize: '100%', objectFit: 'contain', objectPosition: 'left' } },
});

export const navigation = style(inProduct({ '@media': { [below('table')]: { display: 'none' } } }));
export const links = style(inProduct({ display: 'flex', gap: vars.space.xxs }));

export const link = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: vars.size.touch,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    color: vars.color.header.muted,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: vars.color.header.hover, color: vars.color.header.fg },
    selectors: {
      '&[aria-current="page"]': { color: vars.color.header.fg, fontWeight: vars.font.weight.bold },
      '&[aria-current="page"]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space.s,
        insetBlockEnd: '4px',
        blockSize: '3px',
        borderRadius: vars.radius.pill,
        backgroundColor: 'currentColor',
      },
      '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.6, background: 'none' },
    },
    '@media': {
      [prefers.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText', opacity: 1 } } },
    },
  }),
);

export const search = style(inProduct({ flex: '1 1 0', display: 'flex', justifyContent: 'flex-end' }));

export const tools = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space.xs,
    '@media': { [below('menu')]: { gap: vars.space.xxs } },
  }),
);

export const notice = style(
  inProduct({
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.l,
    backgroundColor: vars.color.bg.cautionSoft,
    color: vars.color.fg.caution,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    textAlign: 'center',
    '@media': { [below('menu')]: { paddingInline: vars.space.m } },
  }),
);
