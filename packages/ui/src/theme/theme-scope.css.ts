import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';

export const scope = style({
  '@layer': { [layers.base]: { backgroundColor: vars.color.bg.canvas } },
});

/** The container itself has no box, so it never moves what stands beside it. */
export const portal = style({ '@layer': { [layers.base]: { display: 'contents' } } });
