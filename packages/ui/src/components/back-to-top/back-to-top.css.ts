import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { frameRoom } from '../layout/frame.css.ts';
import { footRoom, toastRoom } from '../toast/toast-room.ts';

export const backToTop = style(
  layered({
    position: 'fixed',
    insetBlockEnd: `calc(${vars.space.m} + max(${footRoom}, ${toastRoom}))`,
    // the line that every page ends on
    insetInlineEnd: frameRoom,
    zIndex: vars.layer.sticky,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlLarge,
    blockSize: vars.size.controlLarge,
    borderRadius: vars.radius.button,
    border: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    backgroundColor: vars.color.bg.raised,
    color: vars.color.fg.brand,
    boxShadow: vars.shadow.raised,
    transition: `opacity ${vars.motion.base} ${vars.motion.standard}, transform ${vars.motion.base} ${vars.motion.standard}, visibility ${vars.motion.base}`,
    '@media': { ...offPaper, [prefers.reducedMotion]: { transition: 'none' } },
    selectors: {
      '&:not([data-shown])': { visibility: 'hidden', opacity: 0, transform: 'translateY(8px)' },
      '&:hover': { backgroundColor: vars.color.bg.hover },
    },
  }),
);
