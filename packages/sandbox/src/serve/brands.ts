import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledBrands } from '@student/themes/brands.ts';
import { type Delivered, deliveredIn } from '@student/themes/delivered.ts';
import { brandFile, brandScript, type Delivery, listFile, listScript } from '@student/themes/delivery.ts';

/** A brand as it is served, the address below which its files lie, and the folder in which they do. */
export type ServedBrand = { delivery: Delivery; base: string; root: string };

/** What is known of brands, as it was at the last look. */
export type BrandsServed = {
  /** Looks anew: before each page, so that a brand delivered meanwhile is there. What is asked in between is a second old at most. */
  look(): void;
  /** The app's own brands first, then those that were delivered. */
  all(): ServedBrand[];
  /** Those that were delivered, which documents do not know by themselves, and where. */
  delivered(): readonly Delivered[];
  /** The folders in which the files of delivered brands are looked for, one after the other. */
  roots: readonly string[];
};

/** Milliseconds for which calls do without a look: validating every brand takes longer than most of them. */
const keptFor = 1000;

type Folders = { app: string; delivered: string };

/**
 * The brands of a served app: its own, those that its build brought along, and those in the folder of delivered brands, which count
 * more. What is wrong with one of them is told once, to whom started the server; the others are served all the same.
 */
export const brandsServed = (folders: Folders, tell: (sentence: string) => void): BrandsServed => {
  const roots = [folders.delivered, join(folders.app, 'brands')];
  const told = new Set<string>();
  let kept: readonly Delivered[] = [];
  let lookedAt = 0;
  const look = () => {
    const { delivered, problems, warnings } = deliveredIn(roots);
    for (const sentence of [
      ...problems.map(({ where, says }) => `The brand in ${where} is not shown: it ${says}`),
      ...warnings.map(({ where, says }) => `The brand in ${where} ${says}`),
    ]) {
      if (!told.has(sentence)) tell(sentence);
      told.add(sentence);
    }
    kept = delivered;
    lookedAt = performance.now();
  };
  const delivered = () => {
    if (performance.now() - lookedAt >= keptFor) look();
    return kept;
  };
  const own = () =>
    bundledBrands.flatMap((name): ServedBrand[] => {
      const record = join(folders.app, `themes/${name}/brand.json`);
      if (!existsSync(record)) return [];
      const root = join(folders.app, 'themes');
      return [{ delivery: JSON.parse(readFileSync(record, 'utf8')), base: '/student/themes/', root }];
    });
  look();
  const all = () => [
    ...own(),
    ...delivered().map(({ delivery, root }) => ({ delivery, base: '/student/brands/', root })),
  ];
  return { look, all, delivered, roots };
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
