/** What five components weigh over React, gzip, script and style: on first load, and with what loads when an overlay is pointed at. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from '../setup.mjs';

const reactAlone = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(createElement('button'));`;
const five = `
  import ${JSON.stringify(join(root, 'packages/ui/src/theme/index.ts'))};
  import { createElement as draw } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Button, Card, Dialog, Menu, MenuItem, TextField } from ${JSON.stringify(join(root, 'packages/ui/src/index.ts'))};
  createRoot(document.body).render([Button, Card, Dialog, Menu, MenuItem, TextField].map((part) => draw(part)));`;

/** The files that a page with this entry is built to. */
async function filesOf(code) {
  const entry = 'virtual:entry';
  const { output } = await build({
    root: join(root, 'packages/ui/bench'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  });
  return output;
}

const weight = (files) =>
  files.reduce((sum, file) => sum + gzipSync(file.code ?? file.source, { level: 9 }).length, 0) / 1024;

/** What loads at once: the entry, what it imports, and their styles. */
function firstOf(files) {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const first = new Set();
  const take = (file) => {
    if (!file || first.has(file)) return;
    first.add(file);
    for (const name of [...(file.imports ?? []), ...(file.viteMetadata?.importedCss ?? [])])
      take(byName.get(name));
  };
  take(files.find(({ isEntry }) => isEntry));
  return [...first];
}

const isWeighed = ({ fileName }) => /\.(js|css)$/.test(fileName);

/** Rows of the table: KB over React, without a ratio. */
export async function measureFiveComponents() {
  const floor = weight((await filesOf(reactAlone)).filter(isWeighed));
  const files = (await filesOf(five)).filter(isWeighed);
  const row = (name, kilobytes) => ({ name, unit: 'KB', plain: floor, ours: kilobytes - floor });
  return [
    { ...row('five components over React, first load', weight(firstOf(files))), most: 34, aim: 6 },
    row('  once both overlays were pointed at', weight(files)),
  ];
}
