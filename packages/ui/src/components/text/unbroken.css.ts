import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const whole = style(layered({ whiteSpace: 'nowrap' }));
