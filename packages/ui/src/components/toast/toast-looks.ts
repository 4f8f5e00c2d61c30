import { vars } from '../../theme/contract.css.ts';
import { footRoom } from './toast-room.ts';

const { color, space, font } = vars;

/** The corner that toasts come up in. Presses go through where there is none. */
export const cornerRules = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(26rem, 100%)',
  padding: space.m,
  // over the page's own bar at the foot, where there is one
  paddingBlockEnd: `calc(${space.m} + ${footRoom})`,
  pointerEvents: 'none',
} as const;

/** One toast, without what moves. */
export const toastRules = {
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
} as const;

export const messageRules = { flex: '1 1 0', minInlineSize: '10rem', overflowWrap: 'anywhere' } as const;
export const actionsRules = { display: 'flex', alignItems: 'center', gap: space.xs } as const;
