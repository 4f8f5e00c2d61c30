import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { policyOfDrawings } from './policies.ts';

/** Types that hono does not know. */
const types: Record<string, string> = { '.vtt': 'text/vtt; charset=utf-8' };

export type FolderOptions = {
  /** What of the address the folder stands for: `/files/`. */
  base: string;
  /** How long the file at an address is kept. */
  cache: (path: string) => string;
  /** What else is said with a file. */
  headers?: (file: string) => Readonly<Record<string, string>>;
};

/**
 * Serves the files of a folder: films by the range, and what a build compressed (`.br`, `.gz` beside it) as that. Goes on to the next
 * handler where there is no such file. Hono's `etag` and `compress` stand around it: they answer 304 and compress what nobody did
 * ahead. What hono leaves out is added here: a mark of each file that costs no reading of it, ranges that must be ignored, and types
 * (decision 0303).
 */
export const filesOf = (folder: string, { base, cache, headers: more }: FolderOptions): MiddlewareHandler => {
  const found = new WeakMap<Context, string>();
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(base.length - 1),
    onFound: (file, context) => {
      found.set(context, file);
    },
  });
  return async (context, next) => {
    const { raw, path } = context.req;
    if (!/^bytes=(\d+-\d*|-\d+)$/.test(raw.headers.get('range') ?? '')) raw.headers.delete('range');
    let answer = await files(context, next);
    const file = found.get(context);
    if (!answer || file === undefined) return answer;
    const mark = markOf(file);
    const isOfAnother = (raw.headers.get('if-range') ?? mark) !== mark;
    if (isOfAnother && raw.headers.has('range')) {
      await answer.body?.cancel();
      raw.headers.delete('range');
      context.header('content-range', undefined);
      answer = (await files(context, next)) ?? answer;
    }
    const extension = extname(path).toLowerCase();
    const headers = {
      etag: mark,
      'accept-ranges': 'bytes',
      'cache-control': cache(path),
      ...(types[extension] && { 'content-type': types[extension] }),
      ...(extension === '.svg' && { 'content-security-policy': policyOfDrawings }),
      ...more?.(file),
    };
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  };
};

const markOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file);
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
};
