import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** The folder of the host's document, beside that of the app. */
const folder = 'package-host';

const entry = fileURLToPath(new URL('host.ts', import.meta.url));

/** Builds the document in which packages run (host.ts) beside the app's, or answers it where nothing is built. */
export const packageHost = (): Plugin => ({
  name: 'student-package-host',
  async generateBundle() {
    for (const [name, source] of await hostFiles())
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
  },
  configureServer({ middlewares, config }) {
    const base = `${config.base}${folder}/`;
    let files: Promise<Map<string, string>> | undefined;
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      if (!pathname.startsWith(base)) return next();
      files ??= hostFiles();
      files.then((all) => {
        const name = pathname.slice(base.length) || 'index.html';
        const text = all.get(name);
        if (text === undefined) return next();
        response.setHeader(
          'content-type',
          name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
        );
        response.end(text);
      }, next);
    });
  },
});

async function hostFiles(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'host-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const start = chunks.find(({ isEntry }) => isEntry)?.fileName;
  return new Map([
    ...chunks.map(({ fileName, code }): [string, string] => [fileName, code]),
    ['index.html', page(`./${start}`)],
  ]);
}

const page = (script: string) => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Conteúdo interativo</title>
    <style>
      html, body { block-size: 100%; margin: 0 }
      iframe { display: block; inline-size: 100%; block-size: 100%; border: 0 }
    </style>
  </head>
  <body>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;
