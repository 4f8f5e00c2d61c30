import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { actionsRules, cornerRules, messageRules, toastRules } from './toast-looks.ts';

/* Styles of its own, not those of toast.css.ts: it is on every page, and they come with the code of the toasts. */
export const corner = style(layered(cornerRules));
export const standing = style(
  layered({
    ...toastRules,
    paddingInline: vars.space.m,
    '@media': { [prefers.forcedColors]: { border: '2px solid CanvasText' } },
  }),
);
export const message = style(layered(messageRules));
export const actions = style(layered({ ...actionsRules, flexWrap: 'wrap', justifyContent: 'flex-end' }));
