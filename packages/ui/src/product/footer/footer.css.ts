import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const footer = style([
  frame,
  inProduct({
    backgroundColor: vars.color.footer.bg,
    color: vars.color.footer.fg,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.footer.border}`,
  }),
]);

export const content = style(
  inProduct({
    display: 'grid',
    gap: vars.space.xl,
    paddingBlock: vars.space.xl,
    '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  }),
);

export const brand = style(inProduct({ display: 'grid', alignContent: 'start', gap: vars.space.m }));
export const logo = style(inProduct({ display: 'flex' }));
globalStyle(`${logo} > :is(img, svg)`, { blockSize: '32px', inlineSize: 'auto' });

const signSize = '22px';

/** The signs stand on the footer's line, not the room around them. */
export const social = style(
  inProduct({
    display: 'flex',
    gap: vars.space.xs,
    marginInlineStart: `calc((${signSize} - ${vars.size.touch}) / 2)`,
  }),
);

export const socialLink = style(
  inProduct({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    borderRadius: vars.radius.round,
    color: vars.color.footer.fg,
    ':hover': { backgroundColor: vars.color.footer.border },
  }),
);
globalStyle(`${socialLink} > svg`, { inlineSize: signSize, blockSize: signSize });

export const columns = style(
  inProduct({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: `${vars.space.l} ${vars.space.m}`,
  }),
);

export const title = style(
  inProduct({
    marginBlockEnd: vars.space.xs,
    fontSize: vars.font.size.s,
    lineHeight: vars.font.lineHeight.s,
    color: vars.color.footer.fg,
  }),
);

export const link = style(
  inProduct({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '32px',
    color: vars.color.footer.muted,
    ':hover': { color: vars.color.footer.fg, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
  }),
);

export const line = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    // so little that three short lines share one on a tablet
    gap: `${vars.space.xs} ${vars.space.m}`,
    paddingBlock: vars.space.m,
    color: vars.color.footer.muted,
  }),
);

export const base = style([
  line,
  inProduct({ borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.footer.border}` }),
]);

/** On phones all of the brief one stands in two lines: what opens the company's links, and the three things that have to be read. */
export const brief = style(
  inProduct({
    '@media': {
      [below('medium')]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: vars.space.m,
        paddingBlock: vars.space.xs,
        color: vars.color.footer.muted,
        fontSize: vars.font.size.xs,
        lineHeight: vars.font.lineHeight.xs,
      },
    },
  }),
);
globalStyle(`${brief} :is(div, nav)`, {
  '@media': { [below('medium')]: inProduct({ display: 'contents' }) },
});
/** What the brief one leaves out there; a sheet of paper has no other sign of the brand. */
export const spare = style({});
globalStyle(`${brief} ${spare}`, {
  '@media': { [`screen and ${below('medium')}`]: inProduct({ display: 'none' }) },
});

export const more = style([
  link,
  inProduct({ gap: vars.space.xxs, '@media': { [from('medium')]: { display: 'none' } } }),
]);
globalStyle(`${more} > svg`, inProduct({ inlineSize: '1.25em', blockSize: '1.25em' }));
globalStyle(`${more}[aria-expanded="true"] > svg`, inProduct({ rotate: '180deg' }));

export const row = style(
  inProduct({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.m,
    '@media': {
      [from('medium')]: { justifyContent: 'end' },
      [below('medium')]: {
        flexBasis: '100%',
        selectors: { '&:not([data-open])': { display: 'none' } },
      },
    },
  }),
);

export const contact = style(inProduct({ color: vars.color.footer.muted }));
