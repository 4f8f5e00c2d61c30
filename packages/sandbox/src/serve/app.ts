import { resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { deliveredFolder } from '@student/themes/delivered.ts';
import { Hono } from 'hono';
import type { Sandbox } from '../open-sandbox.ts';
import { answerBrand, brandsServed } from './brands.ts';
import { answerControl } from './control.ts';
import { answerPage } from './page.ts';
import { answerPaper } from './papers.ts';
import { answerFile, fileIn } from './static-files.ts';
import { answerUpload } from './uploads.ts';

const project = resolve(import.meta.dirname, '../../../..');

/** Folders with what was built. */
export type Builds = {
  /** Served under `/student/`. */
  app?: string | undefined;
  /** Served under `/storybook/`. */
  storybook?: string | undefined;
  /** Brands that were delivered beside the app; `.data/brands` unless given. */
  brands?: string | undefined;
};

const forever = 'public, max-age=31536000, immutable';
const asking = 'no-cache';

/** Everything that is served at the one address. */
export const appOf = (
  sandbox: Sandbox,
  builds: Builds,
  tell: (sentence: string) => void = () => {},
): Hono<{ Bindings: HttpBindings }> => {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.all('/api/*', async ({ req, env }) => {
    const answer = await sandbox.answer(req.raw);
    if (answer.type === 'error') env.incoming.socket.destroy();
    return answer.type === 'error' ? new Response(null, { status: 503 }) : answer;
  });
  app.all('/sandbox/*', async ({ req }) => (await answerControl(sandbox, req.raw)) ?? notFound());
  app.all('/sandbox', async ({ req }) => (await answerControl(sandbox, req.raw)) ?? notFound());
  app.get('/files/*', ({ req }) => {
    const path = req.path.slice('/files/'.length);
    const known = answerUpload(sandbox.store, path) ?? answerPaper(sandbox, req.raw);
    if (known) return known;
    const file = fileIn(resolve(project, 'packages/sandbox/media'), path);
    return file ? answerFile(req.raw, file, 'public, max-age=3600') : notFound();
  });

  const appFolder = builds.app ?? resolve(project, 'apps/student/dist');
  const brands = brandsServed({ app: appFolder, delivered: builds.brands ?? deliveredFolder }, tell);
  app.get('/student/brands/*', ({ req }) => answerBrand(brands, req.raw) ?? notFound());
  const folders = {
    '/storybook': builds.storybook ?? resolve(project, 'storybook-static'),
    '/student': appFolder,
  };
  for (const [base, folder] of Object.entries(folders)) {
    app.get(base, ({ req, redirect }) => redirect(`${base}/${new URL(req.url).search}`));
    app.get(`${base}/*`, ({ req }) => {
      const path = req.path.slice(base.length) || '/';
      const page = fileIn(folder, 'index.html');
      const file = path === '/' ? page : fileIn(folder, path);
      const isPage = base === '/student' && (file ? file === page : !/\.\w{2,5}$/.test(path));
      if (page && isPage) return answerPage(brands, req.raw, page);
      if (file) return answerFile(req.raw, file, /\/assets\/.+[-.][\w-]{8,}\./.test(path) ? forever : asking);
      return page ? notFound() : notBuilt(base);
    });
  }
  // The brand that `?tenant=` asks for goes along.
  app.get('/', ({ req, redirect }) => redirect(`/student/${new URL(req.url).search}`));
  return app;
};

const notFound = (): Response => new Response('Não encontrado.', { status: 404 });

const notBuilt = (base: string): Response =>
  new Response(`${base} is not built yet. npm start builds it; reload in a moment.`, { status: 503 });
