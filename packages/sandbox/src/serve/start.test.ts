import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { createClient } from '@student/api-client';
import { afterAll, afterEach, expect, test } from 'vitest';
import { calls } from '../walks/calls.ts';
import { answered, callOf } from '../walks/walk.ts';

const root = mkdtempSync(join(tmpdir(), 'sandbox-start-'));
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A free place for the data of one test. */
const newFile = () => join(mkdtempSync(join(root, 'data-')), 'sandbox.sqlite');

type Start = { child: ChildProcess; output: string; url: string; code: number | null };

/** What `npm start` runs, in a process of its own, until it has welcomed somebody or has ended. */
const start = (file: string, words: string[] = [], uid?: number) => {
  const script = join(import.meta.dirname, '../serve.ts');
  const child = spawn(process.execPath, [script, '--port', '0', '--data', file, ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(uid && { uid }),
  });
  running.add(child);
  return new Promise<Start>((resolve) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk;
      const [, url = ''] = /\n {2}(http:\S+)\n/.exec(output) ?? [];
      if (output.includes('Ctrl+C stops it.')) resolve({ child, output, url, code: null });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ child, output, url: '', code });
    });
  });
};

const ended = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.kill(signal);
  });

test('it ends by itself when it is told to, by a signal or by the end of its input', async () => {
  const ends: readonly [string[], (child: ChildProcess) => void][] = [
    [[], (child) => child.kill('SIGINT')],
    [[], (child) => child.kill('SIGTERM')],
    [[], (child) => child.kill('SIGHUP')],
    [['--until-closed'], (child) => child.stdin?.end()],
  ];
  const codes = ends.map(async ([words, end]) => {
    const { child } = await start(':memory:', words);
    return new Promise((resolve) => {
      child.once('close', (code, signal) => resolve(signal ?? code));
      end(child);
    });
  });
  expect(await Promise.all(codes)).toEqual([0, 0, 0, 0]);
}, 60_000);

const signIn = async (url: string) => {
  const body = JSON.stringify({ login: 'ana.souza@decola.com.br', password: 'Decola@2026' });
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

test('a second start on the same file says in one sentence where the first runs; a killed one blocks nobody', async () => {
  const file = newFile();
  const first = await start(file);
  const cookie = await signIn(first.url);
  const isEnrolled = async (url: string) => {
    const answer = await fetch(`${url}/api/decola/enroll/60`, { headers: { cookie } });
    return (await answer.json()).data.enrolled;
  };
  await fetch(`${first.url}/api/decola/enroll/60`, { method: 'POST', headers: { cookie } });
  for (const words of [[], ['--fresh']]) {
    const { code, output } = await start(file, words);
    expect([code, output]).toEqual([
      1,
      `The sandbox runs already with the data in ${file}, at ${first.url}. Open that address, or start a second one on a file of its own: npm start -- --data .data/another.sqlite\n`,
    ]);
  }
  expect(await isEnrolled(first.url)).toBe(true);
  await ended(first.child, 'SIGKILL');
  const second = await start(file);
  expect(await isEnrolled(second.url)).toBe(true);
  expect(second.output).toMatch(/^\n {2}http/);
}, 60_000);

test.each([
  // On 22 November 2026: Ana signed in, studied, noted, asked, rated, ordered, uploaded.
  ['before files had a version', 'before-versions.sqlite.br'],
  // On 24 November 2026: Ana signed in, noted, enrolled, chose another password.
  ['before passwords were kept by Argon2', 'before-argon2.sqlite.br'],
])(
  'a file written %s is set aside, and every answer fits the schemas of the client',
  async (_, written) => {
    const file = newFile();
    writeFileSync(file, brotliDecompressSync(readFileSync(join(import.meta.dirname, written))));
    const { url, output } = await start(file);
    const [aside = ''] = readdirSync(dirname(file)).filter((name) => /^sandbox\.2.*\.sqlite$/.test(name));
    expect(aside).toMatch(/^sandbox\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/);
    expect(output).toContain(
      `\nThe data in ${file} was written by another version of this project, which this one cannot read, so it begins anew. The old data is complete in ${join(dirname(file), aside)}:`,
    );

    const cookie = await signIn(url);
    const client = createClient({
      baseUrl: url,
      retries: 0,
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('cookie', cookie);
        return fetch(request);
      },
    });
    const read = answered.filter(
      ({ operationId, endpoint }) => endpoint.method === 'GET' && calls[operationId] === undefined,
    );
    expect(read.length).toBeGreaterThan(50);
    const misfits: unknown[] = [];
    for (const operation of read)
      await client
        .request(operation.endpoint, callOf(operation))
        .catch((error) => misfits.push([operation.operationId, String(error), error.issues]));
    expect(misfits).toEqual([]);

    const old = new DatabaseSync(join(dirname(file), aside), { readOnly: true });
    const notes = old.prepare("SELECT count(*) AS n FROM notes WHERE body LIKE '%Escrito antes%'").get();
    old.close();
    expect(notes).toEqual({ n: 2 });
  },
  60_000,
);

test('a file that is no database is set aside in a sentence, and the start goes on', async () => {
  const file = newFile();
  writeFileSync(file, 'Isto não é um banco de dados.');
  const { url, output } = await start(file);
  expect(output).toMatch(
    /^\n.*sandbox\.sqlite is damaged or was never data of the sandbox, so it begins anew\. The file lies unchanged in .*\n\n {2}http/,
  );
  expect(await signIn(url)).toContain('decola_session');
}, 60_000);

test('a start that cannot have its file, or its port, ends with one sentence', async () => {
  const foreign = newFile();
  const db = new DatabaseSync(foreign);
  db.exec('CREATE TABLE bookmarks (url TEXT)');
  db.close();
  const closed = newFile();
  writeFileSync(closed, '');
  chmodSync(dirname(closed), 0o755);
  chmodSync(root, 0o755);
  chmodSync(closed, 0o444);
  // Permissions do not bind root.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;
  const ends = await Promise.all([
    start(foreign),
    start(dirname(foreign)),
    start(join(foreign, 'sandbox.sqlite')),
    start(closed, [], uid),
    start(newFile(), ['--port', '65536']),
  ]);
  const elsewhere = 'npm start -- --data .data/another.sqlite';
  expect(ends.map(({ code, output }) => [code, output])).toEqual([
    [
      1,
      `${foreign} is a database of another application and was left as it is. Start on another file: ${elsewhere}\n`,
    ],
    [1, `${dirname(foreign)} is not a file, so no data can be kept in it. Name a file: ${elsewhere}\n`],
    [
      1,
      `No data can be kept in ${join(foreign, 'sandbox.sqlite')}: part of its path is not a folder. Change that, or start on another file: ${elsewhere}\n`,
    ],
    [
      1,
      `No data can be kept in ${closed}: this user may not read and write there. Change that, or start on another file: ${elsewhere}\n`,
    ],
    [1, '"65536" is not a port number.\n'],
  ]);
}, 60_000);

test('a start on a disk without room ends with one sentence, and the next one has its file', async () => {
  const file = newFile();
  const script = join(import.meta.dirname, '../serve.ts');
  // No file may become larger than half a mebibyte, which the seed does not fit into.
  const words = [
    '-c',
    'ulimit -f 1024; exec "$@"',
    'sh',
    process.execPath,
    script,
    '--port',
    '0',
    '--data',
    file,
  ];
  const { status, stdout, stderr } = spawnSync('sh', words, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `No data can be kept in ${file}: the disk cannot be written there; it may be full. Change that, or start on another file: npm start -- --data .data/another.sqlite\n`,
  ]);
  const { url } = await start(file);
  expect(await signIn(url)).toContain('decola_session');
}, 60_000);
