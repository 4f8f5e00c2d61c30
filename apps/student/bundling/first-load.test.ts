import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { chunksOf, chunksReached, filesOf } from './first-load.ts';

/** A chunk of a build, as far as it matters here. */
const chunk = (
  name: string,
  { modules = [`/src/${name}.ts`], imports = [] as string[], css = [] as string[] } = {},
) => [
  `${name}.js`,
  {
    type: 'chunk',
    fileName: `${name}.js`,
    moduleIds: modules,
    imports: imports.map((other) => `${other}.js`),
    dynamicImports: ['later.js'],
    viteMetadata: { importedCss: new Set(css) },
  },
];

const bundle = Object.fromEntries([
  chunk('start', { css: ['reset.css'] }),
  chunk('shell', { imports: ['start', 'frame'], css: ['frame.css'] }),
  // Each needs the other.
  chunk('frame', { imports: ['shell', 'start'], css: ['frame.css'] }),
  chunk('later'),
  ['reset.css', { type: 'asset', fileName: 'reset.css' }],
]) as unknown as Rolldown.OutputBundle;

it('a module needs its own chunk and all that this imports at once, each once', () => {
  expect([...chunksOf(bundle, '/src/shell.ts')].map(({ fileName }) => fileName)).toEqual([
    'shell.js',
    'start.js',
    'frame.js',
  ]);
});

it.each([
  ['what it asks for later on', [], ['shell.js', 'start.js', 'later.js', 'frame.js']],
  ['no page that it leads to', ['/src/later.ts'], ['shell.js', 'start.js', 'frame.js']],
])('a module reaches %s', (_what, pages, files) => {
  const reached = chunksReached(bundle, ['/src/shell.ts'], new Set(pages));
  expect(new Set([...reached].map(({ fileName }) => fileName))).toEqual(new Set(files));
});

it('a module that was renamed stops the build with a sentence that names it', () => {
  expect(() => chunksOf(bundle, '/src/shell/shell.tsx')).toThrow(
    'The build holds no /src/shell/shell.tsx. Was it moved or renamed?',
  );
});

it('scripts stand before styles, none twice', () => {
  expect(filesOf(chunksOf(bundle, '/src/shell.ts'))).toEqual([
    'shell.js',
    'start.js',
    'frame.js',
    'frame.css',
    'reset.css',
  ]);
});
