import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const search = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    inlineSize: '100%',
    minInlineSize: 0,
  }),
);

export { visuallyHidden as unseen } from '../visually-hidden/visually-hidden.css.ts';
