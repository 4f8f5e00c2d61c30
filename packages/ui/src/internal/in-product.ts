import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into the layer of product pieces, above components and below screens. */
export const inProduct = (rule: Rule): StyleRule => ({ '@layer': { [layers.product]: rule } });
