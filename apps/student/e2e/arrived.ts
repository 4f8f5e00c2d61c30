import { expect, type Locator, type Page } from './test.ts';

/** A region of the page, by its name. */
export const strip = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const catalogue = (page: Page) => page.getByRole('list', { name: 'Todos os treinamentos' });
export const schools = (page: Page) => page.getByRole('group', { name: 'Escolas' });

const strips = [
  'Seu próximo passo',
  'Continue de onde você parou!',
  'Trilhas obrigatórias pendentes',
  'Novidades',
  'Treinamentos',
  'Seus interesses',
];

/** What is on the dashboard once everything has come. */
export const dashboardThere = (page: Page): Locator[] => [
  ...strips.map((name) => strip(page, name).getByRole('link').first()),
  strip(page, 'Informações'),
  schools(page),
  catalogue(page).getByRole('link').first(),
];

/** What is on the page of a course once everything has come. */
export const courseThere = (page: Page): Locator[] => [page.getByRole('list', { name: 'Conteúdos' })];

/** What is on the page of a content once everything has come. */
export const contentThere = (page: Page): Locator[] => [
  page.getByRole('button', { name: 'Reproduzir' }).first(),
  page.getByRole('list', { name: 'Conteúdos do treinamento' }),
];

/** What is on the landing page once everything has come. */
export const landingThere = (page: Page): Locator[] => [
  strip(page, 'NOVIDADES').getByRole('link').first(),
  page.getByRole('button', { name: /\?$/ }).first(),
  page.getByRole('contentinfo'),
];

/**
 * Waits until the words stand in the brand's font: in the one that stands in until then they take other lines (decision 0404).
 * `document.fonts.ready` waits for nothing while no word has asked for the font yet.
 */
export const brandFontThere = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const [family] = getComputedStyle(document.body).fontFamily.split(',');
        return (await document.fonts.load(`1em ${family}`)).length;
      }),
    )
    .toBeGreaterThan(0);

/** Waits until all of this is seen, nothing of the page is still on its way, and its font is there. */
export async function expectArrived(page: Page, there: (page: Page) => Locator[] = () => []) {
  for (const place of there(page)) await expect(place).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await brandFontThere(page);
}
