import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const buttonGroup = style(
  layered({
    display: 'flex',
    minInlineSize: 0,
    gap: vars.space.xs,
    selectors: {
      '&[data-arrangement="spaced"]': { flexWrap: 'wrap' },
      '&[data-arrangement="stacked"]': { flexDirection: 'column', alignItems: 'stretch' },
      '&[data-arrangement="joined"]': { gap: 0 },
      '&[data-align="center"]': { justifyContent: 'center' },
      '&[data-align="end"]': { justifyContent: 'flex-end' },
    },
  }),
);

const joined = `${buttonGroup}[data-arrangement="joined"] > *`;
globalStyle(`${joined}:not(:first-child)`, {
  ...layered({
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    marginInlineStart: `calc(-1 * ${vars.borderWidth.control})`,
  }),
});
globalStyle(`${joined}:not(:last-child)`, layered({ borderStartEndRadius: 0, borderEndEndRadius: 0 }));
globalStyle(`${joined}:is(:hover, :focus-visible, [aria-pressed='true'])`, layered({ zIndex: 1 }));
