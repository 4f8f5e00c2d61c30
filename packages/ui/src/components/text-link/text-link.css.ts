import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { whilePointed } from '../../internal/pointed.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** One class; `data-tone`, `data-underline` and `data-state` on the same element choose. */
export const textLink = style(
  layered({
    borderRadius: vars.radius.small,
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: 'from-font',
    textUnderlineOffset: '0.18em',
    textDecorationColor: 'currentColor',
    cursor: 'pointer',
    '@media': whilePointed(`color ${vars.motion.fast} ${vars.motion.standard}`),
    selectors: {
      '&[data-tone="brand"]': { color: vars.color.fg.link, fontWeight: vars.font.weight.medium },
      '&[data-tone="brand"]:hover': { color: vars.color.fg.linkHover },
      '&[data-tone="neutral"]': { color: vars.color.fg.default },
      '&[data-underline="hover"]:not(:hover)': { textDecorationColor: 'transparent' },
      '&:hover': { textDecorationThickness: '2px' },
      '&[data-blocked]': {
        color: vars.color.fg.muted,
        textDecorationLine: 'none',
        cursor: 'default',
      },
    },
  }),
);

/* Drawn as text, and still pressed by a thumb. */
globalStyle(`${textLink}[data-stands="alone"]`, {
  '@media': { [prefers.coarse]: layered({ position: 'relative' }) },
});
globalStyle(`${textLink}[data-stands="alone"]::before`, {
  '@media': {
    [prefers.coarse]: layered({
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc((100% - ${vars.size.touch}) / 2)`,
    }),
  },
});

/* The room before the sign that says where it opens; a space would be underlined. */
globalStyle(`${textLink}[target="_blank"] > svg`, layered({ marginInlineStart: '0.25em' }));
