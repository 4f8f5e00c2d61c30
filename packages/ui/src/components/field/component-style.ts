import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';

/** A class whose rules sit in the `components` layer. For `.css.ts` files only. */
export function componentStyle(rule: NonNullable<StyleRule['@layer']>[string]): string {
  return style({ '@layer': { [layers.components]: rule } });
}
