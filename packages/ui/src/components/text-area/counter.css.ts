import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { unseenRules } from '../../internal/unseen.ts';
import { vars } from '../../theme/contract.css.ts';

export const counter = style(
  layered({
    position: 'relative',
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.fg.muted,
    selectors: {
      '&[data-state="near"]': { color: vars.color.fg.caution },
      '&[data-state="full"]': { color: vars.color.fg.critical, fontWeight: vars.font.weight.medium },
    },
  }),
);

export const unseen = style(layered(unseenRules));
