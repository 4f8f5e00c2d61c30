import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { actionsRules, cornerRules, messageRules, toastRules } from './toast-looks.ts';

const { color } = vars;
const ink = createVar('ink');
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

export const toasts = style(
  layered({
    ...cornerRules,
    outline: 'none',
    selectors: { '&:has(> div:empty + div:empty)': { padding: 0 } },
    '@media': { ...offPaper, [below('small')]: { insetInline: 0 } },
  }),
);

export const stack = style(layered({ display: 'flex', flexDirection: 'column' }));

export const toast = style(
  layered({
    ...toastRules,
    animation: `${arrive} ${vars.motion.base} ${vars.motion.enter}`,
    selectors: {
      '&[data-tone="positive"]': { vars: { [ink]: color.fg.positive } },
      '&[data-tone="critical"]': { vars: { [ink]: color.fg.critical } },
      '&[data-tone="info"]': { vars: { [ink]: color.fg.info } },
    },
    '@media': {
      [prefers.reducedMotion]: { animation: 'none' },
      [prefers.forcedColors]: { border: '2px solid CanvasText' },
    },
  }),
);

globalStyle(
  `${toast} > svg`,
  layered({ flexShrink: 0, inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium, color: ink }),
);

export const toastMessage = style(layered(messageRules));
export const toastActions = style(layered(actionsRules));
