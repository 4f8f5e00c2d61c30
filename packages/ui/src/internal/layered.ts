import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into the layer of components. */
export function layered(rule: Rule): StyleRule {
  return { '@layer': { [layers.components]: rule } };
}
