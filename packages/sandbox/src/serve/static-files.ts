import { createReadStream, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { rangeOf } from './ranges.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A drawing that is opened by itself runs nothing and loads nothing; as a picture in a page it is as it was. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const compressible = /^(text\/|application\/(json|manifest|xml|javascript|wasm)|image\/svg)/;

/** Media type of a file name. */
export const typeOf = (name: string): string =>
  types[extname(name).toLowerCase()] ?? 'application/octet-stream';

/** The regular file at a path inside a folder; never one outside it. */
export const fileIn = (folder: string, path: string): string | undefined => {
  const decoded = decodePath(path);
  // No file system has such a name, and Node refuses to look.
  if (decoded.includes('\0')) return undefined;
  const file = join(folder, normalize(`/${decoded}`));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
};

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape names no file.
    return '';
  }
};

const squeezed = new Map<string, Uint8Array<ArrayBuffer>>();

/** Answers a file: 304 when unchanged, 206 for ranges, brotli or gzip for text. `cache` is its cache-control. */
export const answerFile = (request: Request, file: string, cache: string): Response => {
  const { size, mtimeMs } = statSync(file);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const type = typeOf(file);
  const headers = new Headers({
    'content-type': type,
    'cache-control': cache,
    etag: tag,
    'x-content-type-options': 'nosniff',
  });
  if (type.startsWith('image/svg')) headers.set('content-security-policy', drawingPolicy);
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });

  if (compressible.test(type)) {
    headers.set('vary', 'accept-encoding');
    const accepted = request.headers.get('accept-encoding') ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
    if (encoding && size > 1024) headers.set('content-encoding', encoding);
    return new Response(readCompressed(file, tag, size > 1024 ? encoding : undefined), { headers });
  }

  headers.set('accept-ranges', 'bytes');
  const range = rangeOf(request.headers.get('range'), size);
  if (range === null) {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = range ?? { from: 0, to: size - 1 };
  headers.set('content-length', String(size === 0 ? 0 : to - from + 1));
  if (range) headers.set('content-range', `bytes ${from}-${to}/${size}`);
  const body = request.method === 'HEAD' || size === 0 ? null : streamOf(file, from, to);
  return new Response(body, { status: range ? 206 : 200, headers });
};

const streamOf = (file: string, start: number, end: number): ReadableStream<Uint8Array> =>
  Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>;

const readCompressed = (
  file: string,
  tag: string,
  encoding: 'br' | 'gzip' | undefined,
): Uint8Array<ArrayBuffer> => {
  const key = `${file} ${tag} ${encoding}`;
  const known = squeezed.get(key);
  if (known) return known;
  const ready = encoding && ({ br: '.br', gzip: '.gz' } as const)[encoding];
  const made = ready && statSync(file + ready, { throwIfNoEntry: false });
  const bytes = made
    ? readFileSync(file + ready)
    : encoding === 'br'
      ? brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : encoding === 'gzip'
        ? gzipSync(readFileSync(file))
        : readFileSync(file);
  const copy = new Uint8Array(bytes);
  squeezed.set(key, copy);
  return copy;
};
