import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { appear, vanish } from '../../internal/motion.css.ts';
import { scrollRules } from '../../internal/scroll-rules.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { mediumControl } from '../../theme/medium-control.css.ts';
import { belowSafeArea } from '../../theme/safe-area.ts';
import { typeOf } from '../../theme/type-of.ts';
import { toastRoom } from '../toast/toast-room.ts';

const { color, space, motion, font, size } = vars;
const narrow = below('small');
const width = createVar('dialog-width');
const lines = (count: number) => `${count} * ${font.lineHeight.m}`;

/** A sixth of the way from the opener is enough to say where it came from. */
const rise = keyframes({
  from: {
    opacity: 0,
    transform: 'translate(calc(var(--ui-from-x, 0px) / 6), calc(var(--ui-from-y, 24px) / 6)) scale(0.96)',
  },
});
const sink = keyframes({
  to: {
    opacity: 0,
    transform: 'translate(calc(var(--ui-from-x, 0px) / 8), calc(var(--ui-from-y, 24px) / 8)) scale(0.98)',
  },
});
const riseFromFoot = keyframes({ from: { transform: 'translateY(100%)' } });
const sinkToFoot = keyframes({ to: { transform: 'translateY(100%)' } });

export const overlay = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.scrim,
    backgroundColor: color.scrim.page,
    // what begins beside the surface scrolls nothing
    touchAction: 'pinch-zoom',
    overscrollBehavior: 'contain',
    animation: `${appear} ${motion.base} ${motion.enter}`,
    selectors: {
      // over a surface that is open already it dims that one too, as the last of one layer
      '[aria-modal="true"] ~ &': { zIndex: vars.layer.dialog },
      '&:not([data-open])': { animation: `${vanish} ${motion.fast} ${motion.exit} forwards` },
    },
    '@media': { [prefers.reducedMotion]: { selectors: { '&&': { animation: 'none' } } } },
  }),
);

/** Sizes are shares of the window or of whatever confines what is fixed, so that brands side by side keep to their column. */
export const dialog = style(
  layered({
    ...scrollRules.block,
    vars: { [width]: '36rem' },
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    margin: 'auto',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(${width}, calc(100% - 2 * ${space.m}))`,
    blockSize: 'fit-content',
    // as far from the foot as what passes by there is tall, and from the top, so that it stays in the middle
    maxBlockSize: `calc(min(100dvh, 100%) - 2 * (${space.m} + ${toastRoom}))`,
    // all of it scrolls where a title leaves its text less than a few lines
    overflowX: 'hidden',
    backgroundColor: color.bg.raised,
    color: color.fg.default,
    border: `${vars.borderWidth.thin} solid ${color.border.card}`,
    borderRadius: `var(--ui-dialog-radius, ${vars.radius.panel})`,
    boxShadow: vars.shadow.overlay,
    outline: 'none',
    animation: `${rise} ${motion.base} ${motion.enter}`,
    selectors: {
      '&[data-size="small"]': { vars: { [width]: '26rem' } },
      '&[data-size="large"]': { vars: { [width]: '52rem' } },
      '&[data-size="xlarge"]': {
        inlineSize: '100%',
        blockSize: 'min(100dvh, 100%)',
        maxBlockSize: 'none',
        paddingBlockEnd: toastRoom,
        border: 0,
        borderRadius: 0,
      },
      '&:not([data-open])': { animation: `${sink} ${motion.fast} ${motion.exit} forwards` },
    },
    '@media': {
      /* On a phone it comes from the foot, within reach of the thumb. */
      [narrow]: {
        animationName: riseFromFoot,
        selectors: {
          '&:not([data-size="xlarge"])': {
            inlineSize: '100%',
            marginBlockEnd: 0,
            paddingBlockEnd: toastRoom,
            maxBlockSize: `calc(min(100dvh, 100%) - ${space.xl})`,
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
          },
          '&:not([data-open])': { animationName: sinkToFoot },
        },
      },
      [prefers.reducedMotion]: { selectors: { '&&': { animation: 'none' } } },
      [prefers.forcedColors]: { border: '2px solid CanvasText' },
    },
  }),
);

export const dialogTitle = style(
  layered({
    flexShrink: 0,
    paddingInline: space.l,
    paddingBlockStart: space.l,
    ...typeOf('xl'),
    overflowWrap: 'break-word',
    selectors: { '&[data-closable="true"]': { paddingInlineEnd: `calc(${size.touch} + ${space.l})` } },
  }),
);

export const dialogDescription = style(
  layered({
    flexShrink: 0,
    paddingInline: space.l,
    paddingBlockStart: space.xs,
    color: color.fg.muted,
  }),
);

export const dialogBody = style(
  layered({
    display: 'flow-root',
    flex: '1 1 auto',
    minBlockSize: [
      `calc(2 * ${space.l} + ${lines(1)})`,
      `calc-size(max-content, min(size, 2 * ${space.l} + ${lines(4)}))`,
    ],
    padding: space.l,
    ...scrollRules.block,
    overscrollBehavior: 'contain',
    // a field that takes the focus leaves room for what is said under it
    scrollPaddingBlockEnd: `calc(${space.l} + ${lines(2)})`,
    selectors: {
      '&:focus-visible': {
        outline: `2px solid ${color.focus.outer}`,
        outlineOffset: '-2px',
        boxShadow: `inset 0 0 0 4px ${color.focus.inner}`,
        borderRadius: vars.radius.small,
      },
    },
  }),
);

export const dialogFooter = style(
  layered({
    flexShrink: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s,
    paddingInline: space.l,
    paddingBlock: `${space.m} calc(${space.l} + ${belowSafeArea})`,
  }),
);

export const close = style(
  layered({
    position: 'absolute',
    insetBlockStart: space.m,
    // its sign ends where the content does, and the room around it beyond
    insetInlineEnd: `max(${space.xxs}, ${space.l} - max(0px, ${mediumControl} - ${size.iconMedium}) / 2)`,
    display: 'flex',
  }),
);

globalStyle(`${dialogBody} > * + [role='alert']`, layered({ marginBlockStart: space.m }));

/* A line between what scrolls and what stays, only while something scrolls. */
globalStyle(
  `${dialogBody}[tabindex='0'] + ${dialogFooter}`,
  layered({ borderBlockStart: `${vars.borderWidth.thin} solid ${color.border.subtle}` }),
);
globalStyle(
  `${dialogBody}[tabindex='0']`,
  layered({
    borderBlockStart: `${vars.borderWidth.thin} solid ${color.border.subtle}`,
    marginBlockStart: space.m,
  }),
);
globalStyle(`${dialogFooter} > *`, {
  '@media': { [narrow]: layered({ flex: '1 1 auto' }) },
});

/* The page stands still. No layer reaches the gutter of the root, so it goes while one lies over the page; the body keeps its room, and
 * nothing moves (internal/page-lock.ts). Marked by the surface, not by `:has()`, which would judge the root anew on every change. */
globalStyle('html[data-dimmed]', layered({ overflow: 'hidden', scrollbarGutter: 'auto' }));

/* Radix takes the pointer from the body while a dialog is open. The layer over the page does that already; inherited, it would style
 * every element of the page anew, and take the presses from toasts. */
globalStyle('body > *', layered({ pointerEvents: 'auto' }));
