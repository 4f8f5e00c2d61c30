import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { prefers } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

const least = createVar('least');

globalStyle(':where([data-theme])', {
  '@layer': { [layers.reset]: { '@media': { [prefers.coarse]: { vars: { [least]: vars.size.touch } } } } },
});

/** How high a control of medium size is: as the brand has it, and never lower than a thumb needs where it is pressed by one. */
export const mediumControl = `max(${vars.size.controlMedium}, ${fallbackVar(least, '0px')})`;
