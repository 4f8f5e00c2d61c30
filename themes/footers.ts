import type { Footer } from './tenant.ts';

const files = import.meta.glob<{ footer: Footer }>('./*/footer.ts', { eager: true });

/** The footer of a brand, as its folder has it. @throws {Error} where the folder has none. */
export function footerOf(brand: string): Footer {
  const path = `./${brand}/footer.ts`;
  const file = files[path];
  if (!file) throw new Error(`No footer for ${brand}: themes/${brand}/footer.ts is missing.`);
  return file.footer;
}
