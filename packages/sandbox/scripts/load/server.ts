import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server of its own in a process of its own, over this data file, on any free port of the loopback. */
export const startServer = async (file: string, node: readonly string[] = []) => {
  const child = spawn(
    process.execPath,
    [
      ...node,
      join(import.meta.dirname, '../../src/serve.ts'),
      '--port',
      '0',
      '--data',
      file,
      '--until-closed',
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      text += part;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(text) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('close', () => reject(new Error(`The server did not start: ${text}`)));
  });
  const over = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    url,
    /** Seconds of processor time so far and the most memory in MB; nothing where the system does not tell. */
    spent: () => spentBy(child.pid ?? 0),
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      await over;
    },
  };
};

const spentBy = (pid: number): { seconds: number; megabytes: number } | undefined => {
  try {
    const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const words = fields.split(' ');
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // Fields 14 and 15 of stat are ticks of a hundredth of a second; the first two are cut off above.
    return { seconds: (Number(words[11]) + Number(words[12])) / 100, megabytes: Number(peak) / 1024 };
  } catch {
    return undefined;
  }
};
