import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';

export const volume = style(inProduct({ display: 'flex', alignItems: 'center' }));

export const level = style(
  inProduct({
    display: 'flex',
    inlineSize: '80px',
    paddingInlineEnd: vars.space.xs,
    '@media': { '(pointer: coarse)': { display: 'none' }, [below('carouselTwo')]: { display: 'none' } },
  }),
);
