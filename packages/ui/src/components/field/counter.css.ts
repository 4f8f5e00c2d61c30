import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const counter = style(
  layered({
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.fg.muted,
    selectors: {
      '&[data-near]': { color: vars.color.fg.caution },
      '&[data-full]': { color: vars.color.fg.critical, fontWeight: vars.font.weight.medium },
    },
  }),
);
