import { contentThere, courseThere, dashboardThere, landingThere } from './arrived.ts';
import { type Branded, branded, judgeInEveryBrand } from './branded.ts';
import * as sides from './grid-places.ts';
import { enterCredentials, people } from './people.ts';
import { video } from './studying.ts';
import { expect, type Page, test } from './test.ts';
import { type Screen, type View, walk } from './walk.ts';

const loginPanel: View = {
  name: 'login panel',
  show: async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByLabel('CPF ou e-mail')).toBeFocused();
  },
  shown: (page) => page.getByRole('dialog', { name: 'Acesse sua conta' }),
  judges: ['axe', 'legible', 'fits'],
};

const recovery: readonly View[] = [
  {
    name: 'recovery, method',
    show: (page) => page.getByRole('link', { name: 'Esqueci minha senha' }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Esqueci minha senha' }),
    judges: ['axe', 'legible', 'fits'],
  },
  {
    name: 'recovery, identity',
    show: (page) => page.getByRole('link', { name: 'Confirmar meus dados' }).click(),
    shown: (page) => page.getByRole('textbox', { name: 'Nome da mãe' }),
    judges: ['axe', 'legible', 'fits'],
  },
];

const photo = (page: Page) => page.getByRole('button', { name: `Menu de ${people.ana.name}` });

/** A list under the photo, or a sheet where the window is narrow. */
const userMenu: View = {
  name: 'user menu',
  show: (page) => photo(page).click(),
  shown: (page) => page.getByText('Sair', { exact: true }),
  judges: ['axe', 'legible', 'fits'],
  // A menu over the page belongs to its button, not to a landmark.
  except: ['region'],
};

const notifications: View = {
  name: 'notifications',
  show: async (page) => {
    // What was open before lies over the bell.
    if (await userMenu.shown?.(page).isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notificações/ }).click();
  },
  shown: (page) =>
    page.getByRole('dialog', { name: 'Notificações' }).getByRole('list', { name: 'Notificações' }),
  judges: ['legible', 'icons', 'fits'],
};

const panels: View = {
  name: 'content with all its panels open',
  show: async (page) => {
    for (const name of ['Anotações', 'Dúvidas']) await page.getByRole('tab', { name }).click();
    for (const name of ['Avaliações', 'Materiais complementares'])
      await page.getByRole('button', { name }).click();
  },
  shown: (page) => page.getByRole('textbox', { name: 'Título da dúvida' }),
  judges: ['legible', 'icons', 'fits'],
};

const publicScreens = ({ title, slogan }: Branded): Screen[] => [
  {
    path: '/student/home',
    h1: slogan,
    title,
    there: landingThere,
    views: [
      { name: 'landing', judges: ['axe', 'legible', 'grid', 'fits'], places: sides.landing },
      loginPanel,
      ...recovery,
    ],
  },
  {
    path: '/student/terms',
    h1: 'Termo de Uso',
    title: `Termo de Uso · ${title}`,
    views: [{ name: 'terms', judges: ['axe', 'legible', 'fits'] }],
  },
  {
    path: '/student/nada',
    h1: 'Página não encontrada',
    title: `Página não encontrada · ${title}`,
    views: [{ name: 'nowhere', judges: ['axe', 'legible', 'fits'] }],
  },
];

const ergonomics = 'Ergonomia: cuide das suas costas';
const dangerous =
  'Transporte de produtos perigosos: classes, rótulos, documentos e atendimento a emergências nas rodovias';

const screens = ({ title }: Branded): Screen[] => [
  {
    path: '/student/dashboard',
    h1: 'Olá, Ana!',
    title: `Início · ${title}`,
    there: dashboardThere,
    views: [
      { name: 'dashboard', judges: ['axe', 'legible', 'icons', 'grid', 'fits'], places: sides.dashboard },
    ],
  },
  {
    path: '/student/course/18',
    h1: ergonomics,
    title: `${ergonomics} · ${title}`,
    there: courseThere,
    views: [
      { name: 'course', judges: ['axe', 'legible', 'icons', 'grid', 'fits'], places: sides.course },
      userMenu,
      notifications,
    ],
  },
  {
    path: '/student/course/19',
    h1: dangerous,
    title: `${dangerous} · ${title}`,
    there: courseThere,
    views: [{ name: 'course with a long title', judges: ['legible', 'fits'] }],
  },
  {
    path: '/student/event/1/class/11',
    h1: 'Feira de carreiras',
    title: `Feira de carreiras · ${title}`,
    there: (page) => [page.getByRole('region', { name: 'Instrutores' }).getByRole('listitem').first()],
    views: [{ name: 'event', judges: ['axe', 'legible', 'icons', 'grid', 'fits'] }],
  },
  {
    path: '/student/training-course/2',
    h1: 'Brigada de emergência',
    title: `Brigada de emergência · ${title}`,
    there: (page) => [page.getByRole('list', { name: 'Encontros' })],
    views: [{ name: 'training course', judges: ['axe', 'legible', 'icons', 'fits'] }],
  },
  {
    path: video.path,
    h1: video.title,
    title: `${video.title} · ${title}`,
    there: contentThere,
    views: [{ name: 'content', judges: ['axe', 'grid'], places: sides.content }, panels],
  },
  {
    path: '/student/search?page=1&limit=20&search=seguran%C3%A7a',
    h1: 'Resultados para “segurança”',
    title: `Busca: segurança · ${title}`,
    there: (page) => [page.getByRole('main').getByRole('article').first()],
    views: [{ name: 'search', judges: ['legible', 'fits'] }],
  },
  {
    path: '/student/details-courses',
    h1: 'Treinamentos',
    title: `Treinamentos · ${title}`,
    there: (page) => ['Escolas', 'Todos os treinamentos'].map((name) => page.getByRole('list', { name })),
    views: [{ name: 'schools', judges: ['axe', 'legible', 'icons', 'fits'] }],
  },
  {
    path: '/student/details-courses/2',
    h1: 'Operações',
    title: `Operações · ${title}`,
    there: (page) => [page.getByRole('list', { name: 'Treinamentos da escola' })],
    views: [{ name: 'school', judges: ['axe', 'legible', 'icons', 'fits'] }],
  },
  {
    path: '/student/details-courses-instructors?search=a',
    h1: 'Instrutores',
    title: `Instrutores · ${title}`,
    there: (page) => [page.getByRole('main').getByRole('article').first()],
    views: [{ name: 'instructors', judges: ['axe', 'legible', 'fits'] }],
  },
  {
    path: '/student/details-courses-instructors/2',
    h1: 'Marcos Vinícius Teles',
    title: `Marcos Vinícius Teles · ${title}`,
    there: (page) => [page.getByRole('list', { name: 'Treinamentos', exact: true })],
    views: [{ name: 'instructor', judges: ['axe', 'legible', 'icons', 'fits'] }],
  },
];

judgeInEveryBrand('screens behind the sign-in', screens);

for (const brand of branded) {
  test(`public screens of ${brand.title}: rules of axe in light and dark, legible, on their lines, fit from 320 to 1920 px`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`/student/home?tenant=${brand.name}`);
    await walk(page, brand.name, publicScreens(brand));
  });

  test(`maintenance of ${brand.title}: rules of axe in light and dark, legible, fits from 320 to 1920 px`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.begin('maintenance');
    await page.goto(`/student/home?tenant=${brand.name}&redirect=%2Fstudent%2Fdashboard`);
    await enterCredentials(page, people.ana);
    await expect(page).toHaveURL('/student/maintenance');
    const screen: Screen = {
      path: '/student/maintenance',
      h1: 'Estamos em manutenção',
      title: `Estamos em manutenção · ${brand.title}`,
      views: [{ name: 'maintenance', judges: ['axe', 'legible', 'fits'] }],
    };
    await walk(page, brand.name, [screen]);
  });
}
