import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { entryOf } from './processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'student processes '));
afterEach(() => rmSync(join(folder, 'log'), { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** Runs a module's text in a process of its own. */
function script(text: string) {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, text);
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, ended, says: () => output };
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // Nobody of this number.
    return false;
  }
};

test('every command of the project is a file that Node can run', () => {
  for (const command of ['tsc', 'biome', 'vitest', 'playwright', 'vite', 'storybook'])
    expect(existsSync(entryOf(command)), command).toBe(true);
});

const endless = `setInterval(() => {}, 1000); console.log(process.pid);`;

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a command that gets %s ends what it started and answers 130',
  async (signal) => {
    const { child, ended, says } = script(`
    import { start } from ${at('./processes.mjs')};
    start('node', ['-e', ${JSON.stringify(endless)}]);
  `);
    await expect.poll(says).toMatch(/\d+/);
    child.kill(signal);
    expect(await ended).toBe(130);
    await expect.poll(() => isAlive(Number(says()))).toBe(false);
  },
);

test('what a command started ends with it, also when it is killed and can do nothing any more', async () => {
  const { child, ended, says } = script(`
    import { start } from ${at('./processes.mjs')};
    start('node', ['-e', ${JSON.stringify(endless)}]);
  `);
  await expect.poll(says).toMatch(/\d+/);
  startedHere.push(Number(says()));
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(says()))).toBe(false);
  await ended;
});

/** What a test could not have ended itself. */
const startedHere: number[] = [];
afterAll(() => {
  for (const pid of startedHere) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

test('a part that hangs is ended and counts as failed', async () => {
  const { ended, says } = script(`
    import { run } from ${at('./processes.mjs')};
    const { code } = await run('node', ['-e', ${JSON.stringify(endless)}], { silent: true, minutes: 0.005 });
    console.log('code', code);
  `);
  expect(await ended).toBe(0);
  expect(says()).toContain('code 1');
});

test('a part that says nothing for too long is ended and counts as failed, and one that goes on talking is not', async () => {
  const talks = "setInterval(() => console.log('more'), 100); setTimeout(() => process.exit(), 1500)";
  const { ended, says } = script(`
    import { run } from ${at('./processes.mjs')};
    const quietly = { quietMinutes: 0.0125 };
    console.log('talking', (await run('node', ['-e', ${JSON.stringify(talks)}], quietly)).code);
    console.log('quiet', (await run('node', ['-e', ${JSON.stringify(endless)}], quietly)).code);
  `);
  expect(await ended).toBe(0);
  expect(says()).toMatch(/(more\s+){5,}/);
  expect(says()).toContain('talking 0');
  expect(says()).toContain('quiet 1');
});

test('a sandbox ends with the process that started it, also when that is killed', async () => {
  const { child, says } = script(`
    import { start } from ${at('./processes.mjs')};
    const sandbox = start('node', ['packages/sandbox/src/serve.ts', '--until-closed', '--port', '0', '--data', ':memory:'],
      { stdio: ['pipe', 'pipe', 'inherit'] });
    sandbox.stdout.once('data', () => console.log(sandbox.pid));
  `);
  await expect.poll(says).toMatch(/\d+/);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(Number(says()))).toBe(false);
  // Data in memory leaves no file of that name behind.
  expect(existsSync(new URL('../:memory:', import.meta.url))).toBe(false);
});

const turn = (name: string, milliseconds: number) => `
  import { appendFileSync } from 'node:fs';
  import { inTurn } from ${at('./turns.mjs')};
  const log = ${JSON.stringify(join(folder, 'log'))};
  await inTurn(${JSON.stringify(name)}, async () => {
    appendFileSync(log, 'begins ');
    console.log('begun');
    await new Promise((passed) => setTimeout(passed, ${milliseconds}));
    appendFileSync(log, 'ends ');
  });
`;

test('two commands never do the same work at once', async () => {
  const name = `test ${'a'.repeat(process.pid % 40)}`;
  const both = [script(turn(name, 300)), script(turn(name, 300))];
  await Promise.all(both.map(({ ended }) => ended));
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begins ends begins ends ');
});

test('one whose number another process has now holds nobody up', async () => {
  const name = `test number ${'c'.repeat(process.pid % 40)}`;
  const file = join(folder, `${name.replaceAll(' ', '-')}.turn`);
  const begin = `
    import { inTurn } from ${at('./turns.mjs')};
    await inTurn(${JSON.stringify(name)}, () => console.log('begun'), { folder: ${JSON.stringify(folder)} });
  `;
  // This process lives, and has never held it.
  writeFileSync(file, `${process.pid}-another`);
  const long = new Date(Date.now() - 60_000);
  utimesSync(file, long, long);
  const { ended, says } = script(begin);
  expect(await ended).toBe(0);
  expect(says()).toContain('begun');
});

test('one that was killed holds nobody up', async () => {
  const name = `test killed ${'b'.repeat(process.pid % 40)}`;
  const killed = script(turn(name, 60_000));
  await expect.poll(killed.says).toContain('begun');
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(await script(turn(name, 0)).ended).toBe(0);
});

test('a command has a temporary folder of its own, which goes with it, or with the next when it was killed', async () => {
  const within = mkdtempSync(join(folder, 'temp-'));
  const taking = (then: string) =>
    script(`
      import { readdirSync, writeFileSync } from 'node:fs';
      import { tmpdir } from 'node:os';
      import { join } from 'node:path';
      import { useOwnTemp } from ${at('own-temp.mjs')};
      const folder = useOwnTemp(${JSON.stringify(within)});
      writeFileSync(join(tmpdir(), 'left'), '');
      console.log(tmpdir() === folder, readdirSync(${JSON.stringify(within)}).length);
      ${then}
    `);
  const killed = taking(`process.kill(process.pid, 'SIGKILL');`);
  await killed.ended;
  const [left = ''] = readdirSync(within);
  expect([killed.says().trim(), left]).toEqual(['true 1', expect.stringMatching(/^student-command-/)]);
  // In a container beside this one a process may live that has no number here.
  const soon = taking('');
  await soon.ended;
  expect(readdirSync(within)).toEqual([left]);
  const before = new Date(Date.now() - 61_000);
  utimesSync(join(within, left), before, before);
  const next = taking('');
  await next.ended;
  expect([next.says().trim(), readdirSync(within)]).toEqual(['true 1', []]);
});

test('temporary files are made where the environment says, else in memory where that has room, else where the system says', async () => {
  const memory = mkdtempSync(join(folder, 'memory-'));
  const asks = async (environment: Record<string, string | undefined>, asked: string) => {
    const { ended, says } = script(
      `
      import { temporaryFolder } from ${at('own-temp.mjs')};
      Object.assign(process.env, ${JSON.stringify(environment)});
      ${environment.TMPDIR === undefined ? 'delete process.env.TMPDIR;' : ''}
      console.log(temporaryFolder(${asked}));
    `,
    );
    await ended;
    return says().trim();
  };
  const isLinux = process.platform === 'linux';
  const there = JSON.stringify(memory);
  const system = await asks({}, `{ folder: '/nowhere' }`);
  expect(system).not.toBe(memory);
  expect(await asks({}, `{ folder: ${there}, needed: 1 }`)).toBe(isLinux ? memory : system);
  expect(await asks({}, `{ folder: ${there}, needed: Number.MAX_SAFE_INTEGER }`)).toBe(system);
  expect(await asks({ TMPDIR: folder }, `{ folder: ${there}, needed: 1 }`)).toBe(isLinux ? folder : system);
});

test('a command that works by itself ends at once when it is interrupted', async () => {
  const { child, ended, says } = script(`
    import { endWhenInterrupted } from ${at('processes.mjs')};
    endWhenInterrupted();
    console.log('works');
    setTimeout(() => console.log('went on'), 10_000);
  `);
  await expect.poll(says).toContain('works');
  child.kill('SIGTERM');
  expect([await ended, says().trim()]).toEqual([130, 'works']);
});
