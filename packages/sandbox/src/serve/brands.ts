import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledBrands } from '@student/themes/brands.ts';
import { deliveredIn } from '@student/themes/delivered.ts';
import { brandFile, brandScript, type Delivery, listFile, listScript } from '@student/themes/delivery.ts';
import { answerFile, fileIn } from './static-files.ts';

/** A brand as it is served, and the address below which its files lie. */
export type ServedBrand = { delivery: Delivery; base: string };

/** What is known of brands; asked anew at each page load, so that one delivered meanwhile is there. */
export type BrandsServed = {
  /** The app's own brands first, then those that were delivered. */
  all(): ServedBrand[];
  /** Those that were delivered, which documents do not know by themselves. */
  delivered(): Delivery[];
  /** The file at an address below the folder of delivered brands. */
  file(address: string): string | undefined;
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
      const record = fileIn(folders.app, `themes/${name}/brand.json`);
      if (!record) return [];
      return [{ delivery: JSON.parse(readFileSync(record, 'utf8')), base: '/student/themes/' }];
    });
  find();
  return {
    all: () => [...own(), ...find().map(({ delivery }) => ({ delivery, base: '/student/brands/' }))],
    delivered: () => find().map(({ delivery }) => delivery),
    file: (address) => roots.map((root) => fileIn(root, address)).find((file) => file !== undefined),
  };
};

/** Answers the list of delivered brands, one of them, or one of their files; `undefined` where there is none. */
export const answerBrand = (brands: BrandsServed, request: Request): Response | undefined => {
  const address = new URL(request.url).pathname.slice('/student/brands/'.length);
  if (address === listFile) return scriptOf(listScript(brands.delivered()));
  const named = brands.delivered().find(({ tenant }) => address === `${tenant.name}/${brandFile}`);
  if (named) return scriptOf(brandScript(named));
  const file = brands.file(address);
  if (!file) return undefined;
  const isHashed = /\.[0-9a-f]{10}\.\w+$/.test(address);
  return answerFile(request, file, isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
};

const scriptOf = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
