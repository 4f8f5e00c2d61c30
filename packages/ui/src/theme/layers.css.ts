import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. A component's rules go into `components`, so that a product piece, then a screen, can
 * place what it composes without a fight over specificity.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  layout: globalLayer('layout'),
  components: globalLayer('components'),
  product: globalLayer('product'),
  screens: globalLayer('screens'),
};
