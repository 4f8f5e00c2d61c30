import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const highlight = style(
  layered({
    backgroundColor: vars.color.bg.accentSoft,
    color: 'inherit',
    borderRadius: vars.radius.small,
    boxShadow: `0 1px 0 ${vars.color.border.accent}`,
  }),
);
