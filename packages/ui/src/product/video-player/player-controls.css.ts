import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { gutter } from '../../components/layout/frame.css.ts';
import { inProduct } from '../../internal/in-product.ts';
import { below, prefers } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { player } from './video-player.css.ts';

/** Nobody is at the controls with the keyboard. */
const untouched = ':not(:has(:focus-visible))';
const presses = createVar('presses');
/** Not seen, and not pressed by accident; the keyboard still comes to them. */
const away = { opacity: 0, vars: { [presses]: 'none' } };

/** On phones they come with the first play: before it the picture is all there is. */
export const controls = style(
  inProduct({
    position: 'relative',
    // what is between the controls and above them belongs to the picture under them
    pointerEvents: 'none',
    gridArea: '2 / 1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: vars.space.m,
    paddingBlock: `${vars.space.xl} ${vars.space.xs}`,
    background: `linear-gradient(to top, ${vars.color.scrim.controls} 40%, transparent)`,
    color: vars.color.fg.onMedia,
    transition: `opacity ${vars.motion.base} ${vars.motion.standard}`,
    selectors: {
      [`${player}[data-idle] &${untouched}`]: away,
    },
    '@media': {
      [prefers.reducedMotion]: { transition: 'none' },
      [below('small')]: {
        paddingInline: vars.space.xs,
        paddingBlockStart: vars.space.s,
        selectors: { [`${player}:not([data-started]) &${untouched}`]: away },
      },
      // the picture under them is not of these colours
      [prefers.forcedColors]: { background: 'Canvas' },
    },
  }),
);
globalStyle(`${controls} > *`, inProduct({ pointerEvents: fallbackVar(presses, 'auto') as 'auto' }));

/** On phones the picture reaches the window's edges, and its times stand on the line of what is below it. */
export const seek = style(
  inProduct({
    '@media': { [below('small')]: { paddingInline: `calc(${gutter} - ${vars.space.xs})` } },
  }),
);

/** On phones from edge to edge: its signs have room around them, and each has what a thumb needs in a film of 328 px. */
export const row = style(
  inProduct({
    display: 'flex',
    alignItems: 'center',
    '@media': { [below('small')]: { marginInline: `calc(-1 * ${vars.space.xs})` } },
  }),
);
/* In a window of 320 px all of them are there, each a little narrower. */
globalStyle(`${row} > button`, inProduct({ flexShrink: 1 }));
export const space = style(inProduct({ flex: 1 }));
export const wideOnly = style(
  inProduct({
    display: 'inline-flex',
    '@media': { '(pointer: coarse)': { display: 'none' }, [below('small')]: { display: 'none' } },
  }),
);
