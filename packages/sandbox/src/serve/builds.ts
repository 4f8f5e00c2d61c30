import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deliveredFolder } from '@student/themes/delivered.ts';
import { listFile } from '@student/themes/delivery.ts';
import { rememberingBrand } from './brand-of-request.ts';
import { answerBrand, type BrandsServed, brandsServed } from './brands.ts';
import { filesOf } from './folders.ts';
import type { App } from './listen.ts';
import { answerPage } from './page.ts';
import { policyOfStorybook } from './policies.ts';

/** Where the app is built unless a folder is given. */
export const appFolder = (builds: Builds) => builds.app ?? resolve(project, 'apps/student/dist');

const project = resolve(import.meta.dirname, '../../../..');

/** Folders with what was built. */
export type Builds = {
  /** Served under `/student/`. */
  app?: string | undefined;
  /** Served under `/storybook/`. */
  storybook?: string | undefined;
  /** Brands that were delivered beside the app; `.data/brands` unless given. */
  brands?: string | undefined;
  /** Origin of the app, when it is opened elsewhere. */
  address?: string | undefined;
  /** Origin in which packages run, when it is none of this machine. */
  packages?: string | undefined;
};

const brandsBase = '/student/brands/';
const forever = 'public, max-age=31536000, immutable';
const asking = 'no-cache';

/** Answers that what lies under `base` is not built yet. */
type NotBuilt = (request: Request, base: string) => Response;

/** Serves the app, its brands and Storybook; gives what is known of brands. */
export const serveBuilds = (
  app: App,
  builds: Builds,
  tell: (sentence: string) => void,
  notBuilt: NotBuilt,
): BrandsServed => {
  const folder = appFolder(builds);
  const brands = brandsServed({ app: folder, delivered: builds.brands ?? deliveredFolder }, tell);
  for (const base of ['/student', '/storybook'])
    app.get(base, ({ req, redirect }) => redirect(`${base}/${new URL(req.url).search}`));
  serveBrands(app, brands);
  serveStudent(app, { folder, packages: builds.packages }, brands, notBuilt);
  serveStorybook(app, builds.storybook ?? resolve(project, 'storybook-static'), notBuilt);
  return brands;
};

const serveBrands = (app: App, brands: BrandsServed) => {
  const cache = (path: string) => (/\.[0-9a-f]{10}\.\w+$/.test(path) ? forever : asking);
  app.get('/student/brands/*', async ({ req }, next) => {
    return answerBrand(brands, req.path.slice(brandsBase.length)) ?? (await next());
  });
  for (const root of brands.roots)
    app.get('/student/brands/*', (context, next) =>
      existsSync(root) ? filesOf(root, { base: brandsBase, cache })(context, next) : next(),
    );
  app.get('/student/brands/*', ({ notFound }) => notFound());
};

const isPage = (path: string) => path.endsWith('.html') || !/\.\w{2,5}$/.test(path);

/** Whether a page of the app loads: its document, or the list of brands that a document from elsewhere asks for first. */
export const startsPage = (path: string) => isPage(path) || path === `${brandsBase}${listFile}`;

type Student = { folder: string; packages: string | undefined };

const serveStudent = (app: App, { folder, packages }: Student, brands: BrandsServed, notBuilt: NotBuilt) => {
  const document = join(folder, 'index.html');
  app.get('/student/*', async (context, next) => {
    if (!existsSync(document)) return notBuilt(context.req.raw, '/student');
    const { path, url } = context.req;
    if (isPage(path))
      return rememberingBrand(context.req.raw, await answerPage(brands, url, folder, packages));
    return filesOf(folder, { base: '/student/', cache: byName })(context, next);
  });
};

const serveStorybook = (app: App, folder: string, notBuilt: NotBuilt) => {
  const headers = (file: string): Record<string, string> =>
    /\.html(\.br|\.gz)?$/.test(file) ? { 'content-security-policy': policyOfStorybook(file) } : {};
  app.get('/storybook/*', async (context, next) => {
    if (!existsSync(join(folder, 'index.html'))) return notBuilt(context.req.raw, '/storybook');
    return filesOf(folder, { base: '/storybook/', cache: byName, headers })(context, next);
  });
};

/** What has a hash in its name never changes. */
const byName = (path: string): string => (/\/assets\/.+[-.][\w-]{8,}\./.test(path) ? forever : asking);
