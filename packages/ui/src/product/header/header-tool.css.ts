import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inProduct } from '../in-layer.ts';
import { headerColors } from './header-colors.css.ts';

export const tool = style(
  inProduct({ display: 'inline-flex', color: vars.color.header.fg, vars: headerColors }),
);
