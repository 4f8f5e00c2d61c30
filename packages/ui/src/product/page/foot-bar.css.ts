import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { frameRoom, gutter } from '../../components/layout/frame.css.ts';
import { footRoomName } from '../../components/toast/toast-room.ts';
import { inProduct } from '../../internal/in-product.ts';
import { offPaper } from '../../internal/off-paper.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { lowerThan } from '../../theme/rooms.ts';
import { belowSafeArea } from '../../theme/safe-area.ts';
import { page } from './page-frame.css.ts';

/** Whether the way on takes what is left of the line. */
const grows = createVar('grows');

/** How high the bar is. */
export const foot = `calc(max(${vars.size.controlMedium}, ${vars.size.touch}) + 2 * ${vars.space.xs} + ${belowSafeArea})`;

/** Within a thumb's reach at the foot of the window; in the page's flow in a window that is too low to give any away. */
export const footBar = style(
  inProduct({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.sticky,
    display: 'flex',
    // large text
    flexWrap: 'wrap',
    gap: vars.space.xs,
    paddingInline: frameRoom,
    paddingBlock: `${vars.space.xs} calc(${vars.space.xs} + ${belowSafeArea})`,
    borderBlockStart: `${vars.borderWidth.thin} solid ${vars.color.border.default}`,
    backgroundColor: vars.color.bg.surface,
    '@media': { ...offPaper, [lowerThan('foot')]: { position: 'static' } },
  }),
);
globalStyle(`${footBar} > *`, { minBlockSize: vars.size.touch });
/* The way on is the one that a thumb looks for. */
globalStyle(`${footBar} > :last-child`, {
  flexGrow: fallbackVar(grows, '1'),
  // all of a phone's line; in wider ones no wider than a hand, at the end
  maxInlineSize: '25rem',
  marginInlineStart: 'auto',
});
/* What has the focus, and what else lies at the window's foot, stays clear of it. */
globalStyle(`html:has(${footBar})`, {
  scrollPaddingBlockEnd: foot,
  '@media': { [below('wide')]: { vars: { [footRoomName]: foot } } },
});

/** No bar: its buttons stand where they are. */
export const inFlow = { position: 'static', border: 0, background: 'none', vars: { [grows]: '0' } } as const;

/** At the end of a page, on phones from edge to edge. */
export const pageFoot = style([
  footBar,
  inProduct({
    marginBlockStart: 'auto',
    // its own room at both sides is as much: the buttons stay on the page's lines
    marginInline: `calc(-1 * ${gutter})`,
    '@media': { [from('medium')]: inFlow },
  }),
]);
/* A short page reaches the window's foot too; of a row of a grid the bar could not leave. */
globalStyle(`${page}:has(> ${pageFoot})`, {
  '@media': {
    [below('medium')]: inProduct({
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: `calc(100svh - ${vars.size.headerNarrow})`,
      paddingBlockEnd: 0,
    }),
  },
});
