import { resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Sandbox } from '../open-sandbox.ts';
import { answerControl } from './control.ts';
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
};

const forever = 'public, max-age=31536000, immutable';
const asking = 'no-cache';

/** Everything that is served at the one address. */
export const appOf = (sandbox: Sandbox, builds: Builds): Hono<{ Bindings: HttpBindings }> => {
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

  const folders = {
    '/storybook': builds.storybook ?? resolve(project, 'storybook-static'),
    '/student': builds.app ?? resolve(project, 'apps/student/dist'),
  };
  for (const [base, folder] of Object.entries(folders)) {
    app.get(base, ({ req, redirect }) => redirect(`${base}/${new URL(req.url).search}`));
    app.get(`${base}/*`, ({ req }) => {
      const path = req.path.slice(base.length) || '/';
      const file = fileIn(folder, path === '/' ? 'index.html' : path);
      if (file) return answerFile(req.raw, file, /\/assets\/.+[-.][\w-]{8,}\./.test(path) ? forever : asking);
      const page = fileIn(folder, 'index.html');
      const isPage = base === '/student' && !/\.\w{2,5}$/.test(path);
      if (page && isPage) return answerFile(req.raw, page, asking);
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
