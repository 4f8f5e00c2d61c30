import { type Brand, openSession, people } from './people.ts';
import { test } from './test.ts';
import { type Screen, walk } from './walk.ts';

/** A brand, and what its pages say of it. */
export type Branded = { name: Brand; title: string; slogan: string };

export const branded: readonly Branded[] = [
  { name: 'decola', title: 'Decola', slogan: 'Seu próximo passo começa aqui' },
  { name: 'circulo', title: 'Círculo', slogan: 'Aprender junto faz crescer' },
  { name: 'gtop', title: 'GTOP', slogan: 'Conhecimento que move a operação' },
];

/**
 * A test per brand in which all judges look at pages behind the sign-in: axe, text sizes, the lines of the page, whether it
 * fits from 320 px on. Each screen's own journey calls it.
 */
export function judgeInEveryBrand(what: string, screens: (brand: Branded) => readonly Screen[]): void {
  for (const brand of branded)
    test(`${what} in ${brand.title}: rules of axe in light and dark, legible, on its lines, fits from 320 to 1920 px`, async ({
      page,
    }) => {
      test.slow();
      await openSession(page, people.ana, brand.name);
      await walk(page, brand.name, screens(brand));
    });
}
