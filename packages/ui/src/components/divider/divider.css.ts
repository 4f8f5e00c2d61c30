import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const divider = style(
  layered({
    border: 0,
    margin: 0,
    alignSelf: 'stretch',
    flex: 'none',
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    selectors: {
      '&[data-direction="vertical"]': {
        borderBlockStart: 0,
        borderInlineStart: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
      },
    },
  }),
);
