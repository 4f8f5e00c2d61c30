import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { gutters } from '../../theme/rooms.ts';

/** The gutter of this window. To reach the window's edge from inside a frame: a margin of `calc(-1 * gutter)`. */
export const gutter = createVar('gutter');
globalStyle(':root', {
  vars: { [gutter]: `${gutters.narrow}px` },
  '@media': {
    [from('medium')]: { vars: { [gutter]: `${gutters.medium}px` } },
    [from('large')]: { vars: { [gutter]: `${gutters.wide}px` } },
  },
});

const roomFor = (width: string) => `max(${gutter}, (100% - ${width}) / 2)`;

/** What lies at each side of the two lines that every page begins and ends on, of an element as wide as the window. */
export const frameRoom = roomFor(vars.size.wide);

/** Puts what is inside on the two lines; the element itself stays as wide as the window (decision 0570). */
export const frame = style({
  '@layer': {
    [layers.layout]: {
      paddingInline: frameRoom,
      selectors: {
        '&[data-width="content"]': { paddingInline: roomFor(vars.size.content) },
        '&[data-width="reading"]': { paddingInline: roomFor(vars.size.reading) },
      },
    },
  },
});
