import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import constants from '../../../docs/spec/constants.json' with { type: 'json' };
import { inTime } from './code-in-time.ts';

type Preload = (load: () => Promise<unknown>) => Promise<unknown>;

/** The function by which Vite loads a part of the code, as it stands in its package. */
function helper(): string {
  const chunks = join(dirname(fileURLToPath(import.meta.resolve('vite'))), 'chunks');
  const found = readdirSync(chunks)
    .map(
      (file) =>
        /^function preload\(baseModule[\s\S]*?^\}/m.exec(readFileSync(join(chunks, file), 'utf8'))?.[0],
    )
    .find((code) => code !== undefined);
  if (!found) throw new Error('Vite has no such function any more');
  return found.replaceAll('𝐢𝐦𝐩𝐨𝐫𝐭', 'import').replaceAll(/import\.meta\.\w+/g, 'undefined');
}

/** The helper as it is built, and what it tells the window. */
function built() {
  const failures: unknown[] = [];
  const window = new EventTarget();
  window.addEventListener('vite:preloadError', (event) =>
    failures.push((event as Event & { payload: unknown }).payload),
  );
  const preload: Preload = new Function(
    'window',
    '__VITE_IS_MODERN__',
    `${inTime(helper())}\nreturn preload`,
  )(window, false);
  return { preload, failures };
}

const timeOut = Number(constants.find(({ key }) => key === 'chunk.loadTimeout')?.value) * 1000;

describe('a part of the code', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('that neither comes nor fails has failed after 120 seconds, not before (PLAYER-30, LIMITS-21)', async () => {
    const { preload, failures } = built();
    const ends = vi.fn();
    preload(() => new Promise(() => {})).catch(ends);
    await vi.advanceTimersByTimeAsync(timeOut - 1);
    expect([ends.mock.calls.length, failures]).toEqual([0, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(timeOut).toBe(120_000);
    expect(failures).toEqual([new Error('Code took too long')]);
    expect(ends).toHaveBeenCalledExactlyOnceWith(failures[0]);
  });

  it('that comes is given, and nothing is told of it later', async () => {
    const { preload, failures } = built();
    await expect(preload(async () => 'part')).resolves.toBe('part');
    await vi.advanceTimersByTimeAsync(timeOut);
    expect(failures).toEqual([]);
  });

  it('that cannot be fetched has failed at once', async () => {
    const { preload, failures } = built();
    const lost = new Error('lost');
    await expect(preload(() => Promise.reject(lost))).rejects.toBe(lost);
    expect(failures).toEqual([lost]);
  });

  it('is loaded by a function that Vite has written anew: the build stops', () => {
    expect(() => inTime('function preload() {}')).toThrow('has changed');
  });
});
