import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FaultName } from '../../../../packages/sandbox/src/faults.ts';
import type { ScenarioName } from '../../../../packages/sandbox/src/scenarios/scenarios.ts';
import { removeLeftBehind } from '../../../../scripts/left-behind.mjs';
import { seedCopyOf } from './seed-copy.ts';

const project = resolve(import.meta.dirname, '../../../..');

/** A sandbox with app and data of its own, in a process of its own, as `npm start` runs it. */
export type SandboxProcess = {
  url: string;
  /** The folder in which it looks for delivered brands. */
  brands: string;
  /** Starts over at this scenario, without faults; everybody is signed out. */
  begin: (scenario?: ScenarioName) => Promise<void>;
  /** What goes wrong from now on, by operation; `{}` for nothing. */
  breakCalls: (faults: Record<string, FaultName>) => Promise<void>;
  /** Kills the process as a power cut would, and starts another one on the same file and port. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

const prefix = 'student-journeys-';

/** Removes the folders of runs that were killed. */
export const removeAbandoned = (): void => removeLeftBehind(prefix);

/** Starts one on a free port, with fresh data. @throws {Error} with its output when it does not start. */
export async function startSandbox(): Promise<SandboxProcess> {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const data = join(folder, 'sandbox.sqlite');
  const brands = join(folder, 'brands');
  let running = await launch(['--port', '0', '--data', data, '--brands', brands, '--fresh']);
  const { url } = running;
  const seed = seedCopyOf(data);
  const put = async (path: string, body: object) => {
    const answer = await fetch(url + path, { method: 'PUT', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`PUT ${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    url,
    brands,
    begin: async (scenario = 'student') => {
      await put('/sandbox/faults', {});
      if (scenario !== 'student') return put('/sandbox/scenario', { scenario });
      if (seed.putBack()) return;
      await put('/sandbox/scenario', { scenario });
      seed.take();
    },
    breakCalls: (faults) => put('/sandbox/faults', faults),
    restart: async () => {
      await stop(running.child, 'SIGKILL');
      running = await launch(['--port', new URL(url).port, '--data', data, '--brands', brands]);
      if (running.url !== url) throw new Error(`The sandbox came back at ${running.url} instead of ${url}.`);
    },
    close: async () => {
      await stop(running.child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function launch(words: string[]) {
  const child = spawn(process.execPath, ['packages/sandbox/src/serve.ts', '--until-closed', ...words], {
    cwd: project,
    // A pipe that closes with this process, also when it is killed: then the sandbox ends too.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return new Promise<{ child: ChildProcess; url: string }>((started, failed) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk;
      const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (url) started({ child, url });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`The sandbox did not start:\n${output}`)));
  });
}

const stop = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') =>
  new Promise<void>((stopped) => {
    if (child.exitCode !== null || child.signalCode !== null) return stopped();
    child.once('exit', () => stopped());
    child.kill(signal);
  });
