import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledBrands, firstBrand, themesFolder } from '@student/themes/brands.ts';
import type { PaperArt } from '../reports/look.ts';
import type { BrandsServed } from './brands.ts';
import { artOf } from './pictures.ts';

/** What papers take from the files of a brand: its colours, its logo and its tile; `undefined` where it does not say how it draws. */
export const paperArtOf = (brands: BrandsServed, named: string): PaperArt | undefined => {
  const name = named || firstBrand;
  const art = artOf(brands, name);
  if (!art) return undefined;
  const folder = assetsOf(brands, name);
  const read = (file: string) => {
    const path = folder && join(folder, file);
    return path && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  return {
    colors: { brand: art.palette.brand, accent: art.palette.accent },
    logo: read('logo.svg'),
    logoInverted: read('logo-inverted.svg'),
    motif: read('motif.svg'),
  };
};

/** Where the drawings of a brand lie: the app's own in its theme, those of others beside what was delivered. */
const assetsOf = (brands: BrandsServed, name: string): string | undefined => {
  if (bundledBrands.includes(name)) return join(themesFolder, name, 'assets');
  const root = brands.delivered().find(({ delivery }) => delivery.tenant.name === name)?.root;
  return root && join(root, name);
};
