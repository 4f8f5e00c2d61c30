import { createVar, keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { toastRoom } from '../toast/toast-room.ts';

const { color, motion } = vars;
const width = createVar('panel-width');
const away = createVar('away');

const slideIn = keyframes({ from: { transform: `translateX(${away})` } });
const slideOut = keyframes({ to: { transform: `translateX(${away})` } });

/** None where the panel is as wide as the window. */
const edge = `min(${vars.borderWidth.thin}, max(0px, 100vw - ${width})) solid ${vars.color.border.card}`;

export const sidePanel = style(
  layered({
    ...scrollRules.block,
    vars: { [width]: '28rem', [away]: '100%' },
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: vars.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${width}, 100%)`,
    paddingBlockEnd: toastRoom,
    backgroundColor: color.bg.raised,
    color: color.fg.default,
    borderInlineStart: edge,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    animation: `${slideIn} ${motion.slow} ${motion.enter}`,
    selectors: {
      '&[data-size="small"]': { vars: { [width]: '22rem' } },
      '&[data-size="large"]': { vars: { [width]: '40rem' } },
      '&[data-side="start"]': {
        vars: { [away]: '-100%' },
        insetInline: '0 auto',
        borderInlineStart: 0,
        borderInlineEnd: edge,
      },
      '&:not([data-open])': { animation: `${slideOut} ${motion.base} ${motion.exit} forwards` },
    },
    '@media': {
      [prefers.reducedMotion]: { selectors: { '&&': { animation: 'none' } } },
      [prefers.forcedColors]: { outline: '2px solid CanvasText' },
    },
  }),
);
