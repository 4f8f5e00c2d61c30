import { style } from '@vanilla-extract/css';
import { layered } from '../layered.ts';

export const whole = style(layered({ whiteSpace: 'nowrap' }));
