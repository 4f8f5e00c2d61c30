import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInsideRules } from '../../theme/focus-ring.css.ts';
import { stacked } from './stacked.ts';

export const sort = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    position: 'relative',
    minBlockSize: '2.5rem',
    marginBlock: '2px',
    paddingInline: vars.space.s,
    borderRadius: vars.radius.control,
    fontWeight: 'inherit',
    '::before': { content: '', position: 'absolute', inset: '-4px 0' },
    selectors: {
      '&:focus-visible': { ...focusRingInsideRules, borderRadius: vars.radius.control },
      '[data-sort="ascending"] > &, [data-sort="descending"] > &': { color: vars.color.fg.brand },
    },
    '@media': {
      [prefers.hover]: { ':hover': { backgroundColor: vars.color.bg.hover, color: vars.color.fg.default } },
      [stacked]: { border: `${vars.borderWidth.control} solid ${vars.color.border.control}` },
    },
  }),
);
