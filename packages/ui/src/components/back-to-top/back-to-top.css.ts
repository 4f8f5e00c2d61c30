import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { frameRoom } from '../layout/frame.css.ts';
import { footRoom, toastRoom } from '../toast/toast-room.ts';

/** As high as the page: the button goes along at the window's foot and stops where the page ends, so that it never lies over the footer. */
export const way = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    justifyContent: 'end',
    alignItems: 'end',
    // the line that every page ends on
    paddingInlineEnd: frameRoom,
    paddingBlockEnd: vars.space.m,
    pointerEvents: 'none',
  }),
);

export const backToTop = style(
  layered({
    position: 'sticky',
    insetBlockEnd: `calc(${vars.space.m} + max(${footRoom}, ${toastRoom}))`,
    pointerEvents: 'auto',
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
