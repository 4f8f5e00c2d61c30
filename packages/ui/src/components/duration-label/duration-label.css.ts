import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const duration = style(layered({ position: 'relative', whiteSpace: 'nowrap' }));
