import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../layered.ts';

const { color, space, font } = vars;
const ink = createVar('ink');
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** Presses go through where there is no toast. */
export const toasts = style(
  layered({
    position: 'fixed',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    zIndex: vars.layer.toast,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(26rem, 100%)',
    padding: space.m,
    paddingBlockEnd: `calc(${space.m} + env(safe-area-inset-bottom, 0px))`,
    pointerEvents: 'none',
    outline: 'none',
    selectors: { '&:has(> div:empty + div:empty)': { padding: 0 } },
    '@media': { 'screen and (max-width: 499.98px)': { insetInline: 0 } },
  }),
);

export const stack = style(layered({ display: 'flex', flexDirection: 'column' }));

export const toast = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    marginBlockStart: space.s,
    paddingBlock: space.s,
    paddingInline: `${space.m} ${space.xs}`,
    backgroundColor: color.bg.raised,
    color: color.fg.default,
    border: `${vars.borderWidth.thin} solid ${color.border.card}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.overlay,
    fontSize: font.size.s,
    lineHeight: font.lineHeight.s,
    pointerEvents: 'auto',
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

export const toastMessage = style(
  layered({ flex: '1 1 0', minInlineSize: '10rem', overflowWrap: 'anywhere' }),
);
export const toastActions = style(layered({ display: 'flex', alignItems: 'center', gap: space.xs }));
