import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/** Puts a rule into the layer of product pieces, above components and below screens. */
export const inProduct = (rule: Omit<StyleRule, '@layer' | '@layer'>): StyleRule => ({
  '@layer': { [layers.product]: rule as object },
});
