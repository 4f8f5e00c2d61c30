import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Delivery } from '@student/themes/delivery.ts';
import { documentWith, drawerFile, screensInDocument, sheetInDocument } from '@student/themes/document.ts';
import type { ServedBrand } from './brands.ts';

/** What the app's build leaves beside it: draws the first screens of a brand that it does not know. */
type Drawer = { firstScreens: (brand: Delivery) => Record<string, string> };

const drawers = new Map<string, Promise<Drawer>>();

/** The document with the styles and the first screens of a delivered brand; as it is where the build cannot draw them. */
export const firstScreenOf = async (
  html: string,
  { delivery, base, root }: ServedBrand,
  folder: string,
): Promise<string> => {
  const drawer = join(folder, drawerFile);
  if (!existsSync(drawer)) return html;
  // Another build has another file of that name.
  const address = `${pathToFileURL(drawer).href}?${statSync(drawer).mtimeMs}`;
  const loading = drawers.get(address) ?? (import(address) as Promise<Drawer>);
  drawers.set(address, loading);
  const { firstScreens } = await loading;
  const { name } = delivery.tenant;
  return documentWith(
    html,
    sheetInDocument(name, readFileSync(join(root, delivery.css), 'utf8'), `${base}${name}/`),
    screensInDocument(name, firstScreens(delivery)),
  );
};
