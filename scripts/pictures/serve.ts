import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt',
};

/** Serves a built Storybook under `/storybook/`, as the sandbox does, on a free port of this machine. */
export async function serveStorybook(folder: string): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, normalize(path.replace(/^\/storybook/, '')));
    const size = path.startsWith('/storybook/') ? sizeOf(file) : undefined;
    if (size === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const start = Number(from ?? 0);
    const end = to ? Math.min(Number(to), size - 1) : size - 1;
    response.writeHead(from ? 206 : 200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': end - start + 1,
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      ...(from && { 'content-range': `bytes ${start}-${end}/${size}` }),
    });
    createReadStream(file, { start, end }).pipe(response);
  });
  const wanted = Number(process.env.PICTURES_PORT ?? 0);
  await new Promise<void>((done) => server.listen(wanted, '127.0.0.1', done));
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : wanted;
  return { address: `http://localhost:${port}/storybook`, server };
}

function sizeOf(file: string): number | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}
