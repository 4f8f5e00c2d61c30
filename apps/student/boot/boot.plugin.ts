import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type IndexHtmlTransformContext, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { tenants } from '../../../themes/tenants.ts';

const source = fileURLToPath(new URL('./boot.js', import.meta.url));

/** The first part of an address below `/student/`, and the route that it opens. */
const placesOfRoutes: Record<string, string> = {
  home: 'home',
  dashboard: 'dashboard',
  course: 'course',
  content: 'content',
};

/**
 * Writes the script that runs before anything else into the document: brand, scheme, theme style sheet, first calls and
 * the chunks of the page being opened (see boot.js). Everything that it has to know is put in at build time.
 */
export function boot(): Plugin {
  return {
    name: 'student-boot',
    configureServer(server) {
      server.watcher.add(source);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const facts = {
          base: '/student/',
          hosts: Object.values(tenants).flatMap(({ hosts, name }) => hosts.map((host) => [host, name])),
          names: Object.keys(tenants),
          chunks: chunksByPlace(context),
        };
        const code = readFileSync(source, 'utf8').replace('__FACTS__', JSON.stringify(facts));
        const script = await transformWithOxc(code, 'boot.js', { sourcemap: false });
        return html.replace('<!-- boot -->', () => `<script>${script.code.trim()}</script>`);
      },
    },
  };
}

/** What every place behind the guard needs besides its own route (routes.tsx). */
const behindTheGuard = ['/src/guard.ts', '/src/shell/shell.tsx'];

function chunksByPlace({ bundle }: IndexHtmlTransformContext): Record<string, string[]> {
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** A chunk with all that must be there before it can run. */
  const closureOf = (chunk: Rolldown.OutputChunk | undefined, found = new Set<Rolldown.OutputChunk>()) => {
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const file of chunk.imports) closureOf(named.get(file), found);
    return found;
  };
  const ofModule = (ending: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending));
  const known = closureOf(chunks.find((chunk) => chunk.isEntry));
  return Object.fromEntries(
    Object.entries(placesOfRoutes).map(([place, name]) => {
      const found = closureOf(ofModule(`/${name}.route.tsx`));
      if (place !== 'home') for (const ending of behindTheGuard) closureOf(ofModule(ending), found);
      const needed = [...found].filter((chunk) => !known.has(chunk));
      const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [place, [...new Set([...needed.map(({ fileName }) => fileName), ...styles])]];
    }),
  );
}
