import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headerColors } from './header-colors.css.ts';
import { headerRoom, headerWhere } from './header-room.css.ts';

export const header = style(
  inProduct({
    containerName: headerRoom,
    containerType: 'inline-size',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.header,
    backgroundColor: vars.color.header.bg,
    color: vars.color.header.fg,
    borderBlockEnd: `${vars.borderWidth.thin} solid ${vars.color.header.border}`,
    '@media': offPaper,
  }),
);

export const bar = style([
  frame,
  inProduct({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.m,
    minBlockSize: vars.size.header,
    vars: headerColors,
    '@media': {
      [below('medium')]: { minBlockSize: vars.size.headerNarrow, gap: vars.space.xs },
    },
    '@container': { [headerWhere.isNarrow]: { gap: vars.space.xxs } },
  }),
]);

/** On phones the logo gives way, so that everything else stays between the page's lines (WCAG 1.4.10). */
export const logo = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    blockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    '@media': { [below('medium')]: { flex: '0 1 auto', minInlineSize: vars.size.touch } },
    // gives way, so that everything else stays in the window (WCAG 1.4.10)
    '@container': { [headerWhere.isNarrow]: { flex: '0 1 auto', minInlineSize: vars.size.touch } },
  }),
);
/* One place for the logos of all brands, so that nothing moves when the drawing has come. */
globalStyle(`${logo} > :is(img, svg)`, {
  blockSize: '28px',
  inlineSize: '104px',
  objectFit: 'contain',
  objectPosition: 'left',
  '@media': { [below('medium')]: { maxInlineSize: '100%' } },
  '@container': { [headerWhere.isNarrow]: { maxInlineSize: '100%' } },
});

export const navigation = style(
  inProduct({
    '@media': { [below('large')]: { display: 'none' } },
    '@container': { [headerWhere.hasLargeText]: { display: 'none' } },
  }),
);
export const links = style(inProduct({ display: 'flex', gap: vars.space.xxs }));

export const link = style(
  inProduct({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    // Before the sign that it opens a new tab.
    gap: '0.25em',
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
    '@media': { [below('medium')]: { gap: vars.space.xxs } },
  }),
);

export const notice = style([
  frame,
  inProduct({
    paddingBlock: vars.space.xs,
    backgroundColor: vars.color.bg.cautionSoft,
    color: vars.color.fg.caution,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    textAlign: 'center',
  }),
]);
