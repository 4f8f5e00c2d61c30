import { join } from 'node:path';
import type { Plugin } from 'vite';
import { artIn, drawingsIn } from '../themes/art/brand-art.ts';
import { drawnAddresses, drawnFile } from '../themes/art/files.ts';
import { firstBrand, themeNames, themesFolder } from '../themes/brands.ts';

/**
 * The pictures of the sandbox's data, as each brand draws them, at the addresses that answers name: `files/courses/1.svg` is the
 * first brand's, `files/brands/circulo/courses/1.svg` another's. Beside a brand's own files lie the drawings that pages ask for by name. A built Storybook has them as files, so that any server will do.
 */
export function brandArt(): Plugin {
  const places = () => [
    ['files/', firstBrand] as const,
    ...themeNames().map((name) => [`files/brands/${name}/`, name] as const),
  ];
  return {
    name: 'brand-art',
    generateBundle() {
      for (const name of themeNames())
        for (const [file, source] of drawingsIn(join(themesFolder, name)))
          this.emitFile({ type: 'asset', fileName: `themes/${name}/${file}`, source });
      for (const [place, name] of places()) {
        const art = artIn(join(themesFolder, name));
        for (const address of drawnAddresses)
          this.emitFile({ type: 'asset', fileName: place + address, source: drawnFile(art, address) ?? '' });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
        const [place, name] = places().findLast(([folder]) => path.startsWith(folder)) ?? [];
        const drawing =
          place && name
            ? drawnFile(artIn(join(themesFolder, name)), path.slice(place.length))
            : drawingAt(path);
        if (!drawing) return next();
        response.setHeader('content-type', 'image/svg+xml; charset=utf-8');
        response.end(drawing);
      });
    },
  };
}

function drawingAt(path: string): string | undefined {
  const [, name, file] = /^themes\/([a-z][a-z0-9-]*)\/([a-z]+\.svg)$/.exec(path) ?? [];
  if (!name || !themeNames().includes(name)) return undefined;
  return new Map(drawingsIn(join(themesFolder, name))).get(file ?? '');
}
