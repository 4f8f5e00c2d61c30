import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { appear, pulse } from '../../internal/motion.css.ts';
import { prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { whileWaiting } from '../../theme/motion.ts';
import { delayWhenStill } from '../../theme/stillness.css.ts';

const breathe = `${pulse} ${whileWaiting.pulse} ${vars.motion.standard} ${whileWaiting.pulseAfter} infinite`;

/**
 * On the root of every skeleton: it holds its place at once, is drawn after 200 ms and reacts to nothing; inside of what has been waited
 * for already (`data-waited`) it is drawn at once. One animation for the whole shape, on opacity alone, so that a page of them costs the
 * compositor only.
 */
export const waiting = style(
  layered({
    vars: { [delayWhenStill]: whileWaiting.patience },
    pointerEvents: 'none',
    userSelect: 'none',
    animation: `${appear} ${vars.motion.base} ${whileWaiting.patience} backwards, ${breathe}`,
    selectors: { '[data-waited] &': { animation: breathe } },
    '@media': {
      [prefers.reducedMotion]: {
        animation: `${appear} ${whileWaiting.atOnce} ${whileWaiting.patience} backwards`,
        selectors: { '[data-waited] &': { animation: 'none' } },
      },
    },
  }),
);

/** What every drawn part is made of. */
export const bone = style(
  layered({
    display: 'block',
    backgroundColor: vars.color.bg.skeleton,
    '@media': { [prefers.forcedColors]: { outline: '1px solid GrayText', outlineOffset: '-1px' } },
  }),
);

/** A line of text: as tall as a line of the text around it, so that it may stand where the words will. */
export const line = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    blockSize: '1lh',
    inlineSize: '100%',
    selectors: {
      '&[data-length="middle"]': { inlineSize: '75%' },
      '&[data-length="short"]': { inlineSize: '40%' },
    },
  }),
);
globalStyle(
  `${line}::before`,
  layered({
    content: '',
    flex: 1,
    blockSize: '0.75em',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.bg.skeleton,
    '@media': { [prefers.forcedColors]: { outline: '1px solid GrayText', outlineOffset: '-1px' } },
  }),
);

const barHeight = '0.75em';
const barRadius = `min(${vars.radius.small}, ${barHeight} / 2)`;
const ink = vars.color.bg.skeleton;
const ends = ['left', 'right'].flatMap((side) =>
  ['-', '+'].map(
    (sign) =>
      `radial-gradient(circle closest-side, ${ink} calc(100% - 0.5px), transparent) ${side} calc(50% ${sign} (${barHeight} / 2 - ${barRadius})) / calc(2 * ${barRadius}) calc(2 * ${barRadius}) no-repeat`,
  ),
);
const fill = (inlineSize: string, blockSize: string) =>
  `linear-gradient(${ink}, ${ink}) center / ${inlineSize} ${blockSize} no-repeat`;

/** On a text that is known already: a bar with round ends under each of its lines, which break where the words do. */
export const inked = style(
  layered({
    boxDecorationBreak: 'clone',
    color: 'transparent',
    // A radius would round the line's own box, which is taller than the bar.
    background: [
      ...ends,
      fill(`calc(100% - 2 * ${barRadius})`, barHeight),
      fill('100%', `calc(${barHeight} - 2 * ${barRadius})`),
    ].join(', '),
    '@media': { [prefers.forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid GrayText' } },
  }),
);

/** What it holds keeps its measures and loses its words. */
export const veiled = style([waiting, layered({})]);
globalStyle(
  `${veiled} :is(button, a)`,
  layered({
    color: 'transparent !important',
    borderColor: 'transparent !important',
    backgroundColor: `${vars.color.bg.skeleton} !important`,
    boxShadow: 'none !important',
    '@media': { [prefers.forcedColors]: { outline: '1px solid GrayText' } },
  }),
);
