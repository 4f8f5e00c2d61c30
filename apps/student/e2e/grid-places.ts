import { end, type Place, start, words } from './grid.ts';
import { video } from './studying.ts';
import type { Page } from './test.ts';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');
const heading = (level: 1 | 2, name: string) => (page: Page) =>
  main(page).getByRole('heading', { level, name, exact: true });
const strip = (name: string) => (page: Page) => main(page).getByRole('region', { name, exact: true });
const wall = (page: Page) => main(page).getByRole('list', { name: 'Todos os treinamentos' });

/** What stands at the sides of every page. */
export const around: Place[] = [start('logo', (page) => banner(page).getByRole('img').first())];

/** The brief footer, which on phones has two lines of words alone (decision 0573); its links take a line of their own below 1000 px. */
const briefFooter: Place[] = [
  start('logo of the footer', (page) => footer(page).getByRole('img').first(), 756),
  end('links of the footer', (page) => footer(page).getByRole('navigation'), 1000),
  start('last line of the footer', (page) =>
    (page.viewportSize()?.width ?? 0) < 756
      ? footer(page).getByText('©')
      : footer(page).getByRole('link', { name: /^Desenvolvido por/ }),
  ),
];

/** What stands at the sides of the landing page. */
export const landing: Place[] = [
  end('button of the bar', (page) => banner(page).getByRole('button', { name: 'Entrar' })),
  words('sentence of the hero', (page) => main(page).getByRole('heading', { level: 1 })),
  start('button of the hero', (page) => main(page).getByRole('button', { name: 'Entrar' })),
  words('NOVIDADES', heading(2, 'NOVIDADES')),
  start('first new course', (page) => strip('NOVIDADES')(page).getByRole('article').first()),
  end(
    'arrows of the new courses',
    (page) => strip('NOVIDADES')(page).getByRole('button', { name: 'Próximos' }),
    480,
  ),
  words('about', heading(2, 'Sobre nós')),
  words('mission', heading(2, 'Nossas escolas')),
  start('first school', (page) => main(page).getByRole('listitem').filter({ hasText: 'Corporativa' })),
  words('questions', heading(2, 'Dúvidas frequentes')),
  start('logo of the footer', (page) => footer(page).getByRole('img').first()),
  end('columns of the footer', (page) => footer(page).getByRole('navigation')),
  words('last line of the footer', (page) => footer(page).getByText('©')),
];

/** The photo itself; its button needs more room than it shows. */
const photo = end('photo', (page) =>
  banner(page)
    .getByRole('button', { name: /^Menu de/ })
    .locator('> *')
    .first(),
);

/** What stands at the sides of the dashboard. */
export const dashboard: Place[] = [
  ...briefFooter,
  photo,
  words('greeting', (page) => main(page).getByRole('heading', { level: 1 })),
  /* The card itself, whose border lies round the region. */
  start('what to go on with', (page) => strip('Seu próximo passo')(page).locator('..')),
  words('what is under way', heading(2, 'Continue de onde você parou!')),
  end(
    'arrows',
    (page) => strip('Continue de onde você parou!')(page).getByRole('button', { name: 'Próximos' }),
    480,
  ),
  words('tracks', heading(2, 'Trilhas obrigatórias pendentes')),
  start('first track', (page) => strip('Corporativa')(page).getByRole('article').first()),
  end('strip of tracks', strip('Trilhas obrigatórias pendentes')),
  ...['Novidades', 'Treinamentos', 'Seus interesses'].flatMap((name) => [
    words(name, heading(2, name)),
    start(`first of ${name}`, (page) => strip(name)(page).getByRole('article').first()),
  ]),
  words('catalogue', heading(2, 'Todos os treinamentos')),
  start('wall of cards', wall),
  end('wall of cards', wall),
];

/** Shown once the page is scrolled; it stands in its place before. */
const backToTop = end('way back to the top', (page) =>
  page.getByRole('button', { name: 'Voltar ao topo', includeHidden: true }),
);

/** What stands at the sides of the course. */
export const course: Place[] = [
  ...briefFooter,
  backToTop,
  photo,
  start('banner', (page) => main(page).getByRole('region', { name: 'Ergonomia: cuide das suas costas' })),
  end('banner', (page) => main(page).getByRole('region', { name: 'Ergonomia: cuide das suas costas' })),
  words('contents', heading(2, 'Conteúdos')),
  start('number of the first content', (page) => main(page).getByText('1', { exact: true }).first()),
];

/** What stands at the sides of the content. */
export const content: Place[] = [
  ...briefFooter,
  photo,
  words('title', heading(1, video.title)),
  words('first part', (page) => main(page).getByText('Avaliações', { exact: true })),
  end('panels', (page) => main(page).getByRole('region', { name: 'Painel de estudo' })),
];
