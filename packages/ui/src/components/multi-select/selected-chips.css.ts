import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const drawn = '2rem';
const reach = `calc((${drawn} - ${vars.size.touch}) / 2)`;

export const chips = style(
  layered({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs, marginBlockStart: vars.space.xxs }),
);
export const item = style(layered({ minInlineSize: 0 }));

const base = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxInlineSize: '100%',
  minBlockSize: drawn,
  marginBlock: `calc(-1 * ${reach})`,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.lineHeight.s,
  fontWeight: vars.font.weight.medium,
  '::before': { content: '', position: 'absolute', insetInline: 0, insetBlock: reach },
} as const;

export const chip = style(
  layered({
    ...base,
    backgroundColor: vars.color.bg.brandSoft,
    color: vars.color.fg.brand,
    border: '1px solid transparent',
    selectors: {
      // From inside the border.
      '&::before': { insetBlock: `calc(${reach} - 1px)` },
      '&:focus-visible': { borderRadius: vars.radius.pill },
      '&:disabled': { backgroundColor: vars.color.bg.disabled, color: vars.color.fg.disabled },
    },
    '@media': {
      [prefers.hover]: {
        selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.bg.brandSoftHover } },
      },
    },
  }),
);
export const text = style(layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
export const fold = style(
  layered({
    ...base,
    paddingInline: vars.space.xs,
    color: vars.color.fg.link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  }),
);
