import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type IndexHtmlTransformContext, type Plugin, transformWithOxc } from 'vite';
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

function chunksByPlace({ bundle }: IndexHtmlTransformContext): Record<string, string[]> {
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = new Set(entry ? [entry.fileName, ...entry.imports] : []);
  return Object.fromEntries(
    Object.entries(placesOfRoutes).map(([place, name]) => {
      const route = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}.route.tsx`));
      const imports = route ? [route.fileName, ...route.imports.filter((file) => !known.has(file))] : [];
      const styles = chunks
        .filter(({ fileName }) => imports.includes(fileName))
        .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      return [place, [...new Set([...imports, ...styles])]];
    }),
  );
}
