import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledBrands } from '@student/themes/brands.ts';
import { type Delivered, deliveredIn } from '@student/themes/delivered.ts';
import { brandFile, brandScript, type Delivery, listFile, listScript } from '@student/themes/delivery.ts';

/** A brand as it is served, and the address below which its files lie. */
export type ServedBrand = { delivery: Delivery; base: string };

/** What is known of brands; asked anew at each page load, so that one delivered meanwhile is there. */
export type BrandsServed = {
  /** The app's own brands first, then those that were delivered. */
  all(): ServedBrand[];
  /** The facts of all, for finding one by its host. */
  tenants(): Delivery['tenant'][];
  /** Those that were delivered, which documents do not know by themselves, and where. */
  delivered(): readonly Delivered[];
  /** The folders in which the files of delivered brands are looked for, one after the other. */
  roots: readonly string[];
};

type Folders = { app: string; delivered: string };

/**
 * The brands of a served app: its own, those that its build brought along, and those in the folder of delivered brands, which count
 * more. What is wrong with one of them is told once, to whom started the server; the others are served all the same.
 */
export const brandsServed = (folders: Folders, tell: (sentence: string) => void): BrandsServed => {
  const roots = [folders.delivered, join(folders.app, 'brands')];
  const told = new Set<string>();
  const find = () => {
    const { delivered, problems, warnings } = deliveredIn(roots);
    for (const sentence of [
      ...problems.map(({ where, says }) => `The brand in ${where} is not shown: it ${says}`),
      ...warnings.map(({ where, says }) => `The brand in ${where} ${says}`),
    ]) {
      if (!told.has(sentence)) tell(sentence);
      told.add(sentence);
    }
    return delivered;
  };
  const own = () =>
    bundledBrands.flatMap((name): ServedBrand[] => {
      const record = join(folders.app, `themes/${name}/brand.json`);
      if (!existsSync(record)) return [];
      return [{ delivery: JSON.parse(readFileSync(record, 'utf8')), base: '/student/themes/' }];
    });
  find();
  const all = () => [...own(), ...find().map(({ delivery }) => ({ delivery, base: '/student/brands/' }))];
  return {
    all,
    tenants: () => all().map(({ delivery }) => delivery.tenant),
    delivered: find,
    roots,
  };
};

/** Answers the list of delivered brands, or what one of them is; `undefined` for any other address below `/student/brands/`. */
export const answerBrand = (brands: BrandsServed, address: string): Response | undefined => {
  const deliveries = brands.delivered().map(({ delivery }) => delivery);
  if (address === listFile) return scriptOf(listScript(deliveries));
  const named = deliveries.find(({ tenant }) => address === `${tenant.name}/${brandFile}`);
  return named && scriptOf(brandScript(named));
};

const scriptOf = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
