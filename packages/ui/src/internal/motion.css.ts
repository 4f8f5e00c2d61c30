import { keyframes } from '@vanilla-extract/css';

/** Movements that several components share. Each use carries its own reduced-motion branch. */
export const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
export const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });
export const pulse = keyframes({ '50%': { opacity: 0.55 } });
