import { join } from 'node:path';
import type { Art } from '@student/themes/art/art.ts';
import { artIn } from '@student/themes/art/brand-art.ts';
import { artOfDelivered } from '@student/themes/art/delivered-art.ts';
import { drawnFile } from '@student/themes/art/files.ts';
import { bundledBrands, firstBrand, themesFolder } from '@student/themes/brands.ts';
import type { BrandsServed } from './brands.ts';
import { policyOfDrawings } from './policies.ts';

const known = new Map<string, Art>();

/** The app's own brands from their folders, which do not change under a running server; others as they were delivered. */
export const artOf = (brands: BrandsServed, name: string): Art | undefined => {
  if (!bundledBrands.includes(name)) {
    const root = brands.delivered().find(({ delivery }) => delivery.tenant.name === name)?.root;
    return root === undefined ? undefined : artOfDelivered(join(root, name));
  }
  const art = known.get(name) ?? artIn(join(themesFolder, name));
  known.set(name, art);
  return art;
};

/**
 * A picture of the seed's data, drawn as the brand draws: `brands/circulo/courses/1.svg`, and as the first brand without one. A brand
 * that was delivered before it said how it draws has the first one's.
 */
export const answerPicture = (brands: BrandsServed, path: string): Response | undefined => {
  const [, name = firstBrand, address = path] = /^brands\/([a-z][a-z0-9-]*)\/(.+)$/.exec(path) ?? [];
  const art = artOf(brands, name) ?? artOf(brands, firstBrand);
  const drawing = art && drawnFile(art, address);
  if (drawing === undefined) return undefined;
  const headers = {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': policyOfDrawings,
  };
  return new Response(drawing, { headers });
};
