import type { Mutant } from './mutant.ts';
import { ofBrands } from './of-brands.ts';
import { ofComponents } from './of-components.ts';
import { ofProduct } from './of-product.ts';
import { ofScreens } from './of-screens.ts';

/** All that the picture run is measured by, at least forty. */
export const mutants: readonly Mutant[] = [...ofBrands, ...ofComponents, ...ofProduct, ...ofScreens];
