import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** In a place that is lower than a panel, the panel scrolls and its tabs stay. */
export const tabs = style(layered({ display: 'flex', flexDirection: 'column', minBlockSize: 0 }));
export const panel = style(layered({ minBlockSize: 0, paddingBlockStart: vars.space.m }));
