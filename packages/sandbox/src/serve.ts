import { mkdirSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { realClock } from './clock.ts';
import type { Faults } from './faults.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { seededPassword } from './passwords/passwords.ts';
import { scryptPasswords } from './passwords/scrypt.ts';
import { isScenarioName, type ScenarioName, scenarios } from './scenarios/scenarios.ts';
import { help, readArguments } from './serve/arguments.ts';
import { answerControl } from './serve/control.ts';
import { listen } from './serve/listen.ts';
import { answerFile, fileIn } from './serve/static-files.ts';
import { answerUpload } from './serve/uploads.ts';
import { sqliteStore } from './store/sqlite.ts';

const project = resolve(import.meta.dirname, '../../..');

export type ServeOptions = {
  /** The next free port is taken when this one is in use; 0 takes any. 4300 unless given. */
  port?: number;
  host?: string;
  /** The SQLite file, or `:memory:`. `.data/sandbox.sqlite` of the project unless given. */
  data?: string;
  /** Starts over with fresh data. */
  fresh?: boolean;
  /** Starts over at this scenario. */
  scenario?: ScenarioName;
  faults?: Faults;
  /** Folders with the built app (served under `/student/`) and the built Storybook (`/storybook/`). */
  app?: string;
  storybook?: string;
};

export type Served = { url: string; port: number; sandbox: Sandbox; close(): Promise<void> };

const forever = 'public, max-age=31536000, immutable';
const asking = 'no-cache';

/** Serves app, sandbox backend, files and Storybook at one address, until `close`. */
export const serve = async (options: ServeOptions = {}): Promise<Served> => {
  const data = options.data ?? resolve(project, '.data/sandbox.sqlite');
  if (data !== ':memory:') {
    mkdirSync(dirname(resolve(data)), { recursive: true });
    if (options.fresh || options.scenario)
      for (const tail of ['', '-wal', '-shm']) rmSync(data + tail, { force: true });
  }
  const sandbox = openSandbox({
    store: sqliteStore(data),
    clock: realClock,
    passwords: scryptPasswords,
    session: 'cookie',
    ...(options.scenario && { scenario: options.scenario }),
    ...(options.faults && { faults: options.faults }),
  });

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
    const upload = answerUpload(sandbox.store, path);
    if (upload) return upload;
    const file = fileIn(resolve(project, 'packages/sandbox/media'), path);
    return file ? answerFile(req.raw, file, 'public, max-age=3600') : notFound();
  });

  const folders = {
    '/storybook': options.storybook ?? resolve(project, 'storybook-static'),
    '/student': options.app ?? resolve(project, 'apps/student/dist'),
  };
  for (const [base, folder] of Object.entries(folders)) {
    app.get(base, ({ redirect }) => redirect(`${base}/`));
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
  app.get('/', ({ redirect }) => redirect('/student/'));

  const { port, close } = await listen(app, options.host ?? '127.0.0.1', options.port ?? 4300);
  return {
    url: `http://localhost:${port}`,
    port,
    sandbox,
    close: async () => {
      await close();
      sandbox.store.close();
    },
  };
};

const notFound = (): Response => new Response('Não encontrado.', { status: 404 });

const notBuilt = (base: string): Response =>
  new Response(`${base} is not built yet. npm start builds it; reload in a moment.`, { status: 503 });

const welcome = ({ url, sandbox }: Served, asked: number, data: string, scenario: ScenarioName): string => {
  const { person } = scenarios[scenario];
  const someone = sandbox.store.get('people', typeof person === 'number' ? person : 1);
  const taken = url.endsWith(`:${asked}`) ? '' : `Port ${asked} is in use, so this is the next free one.\n`;
  return `
  ${url}

${taken}Sign in as ${someone?.name} with ${someone?.email} and the password ${seededPassword}.
Storybook is at ${url}/storybook/, sent mails and faults at ${url}/sandbox.
Data is kept in ${relative(process.cwd(), data) || data}; npm start -- --help tells how to start elsewhere.
Ctrl+C stops it.`;
};

const main = async () => {
  try {
    const words = readArguments(process.argv.slice(2));
    if (words.help) return console.log(help());
    const scenario = words.scenario ?? 'student';
    if (!isScenarioName(scenario))
      throw new Error(
        `There is no scenario "${scenario}". The scenarios are: ${Object.keys(scenarios).join(', ')}.`,
      );
    const port = Number(words.port ?? process.env.PORT ?? 4300);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`"${words.port}" is not a port number.`);
    const data = resolve(words.data ?? resolve(project, '.data/sandbox.sqlite'));
    const served = await serve({
      port,
      data,
      fresh: words.fresh ?? false,
      ...(words.scenario && { scenario }),
    });
    console.log(welcome(served, port, data, scenario));
    const stop = () => {
      served.close().then(() => process.exit(0));
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};

if (import.meta.main) await main();
