#!/usr/bin/env bash
# `identifiers` of vanilla-extract may be a function that names classes, for example by two or three letters. In a selector the compiler
# then looks for every such name as a bare run of letters, also inside the name of an attribute: with a class called `gth`, the middle
# of `[data-length="middle"]` is taken for it. The selector is judged after that, so the build stops with "Invalid selector" and quotes
# one that nobody wrote. Names of the usual length never meet this; names by a counter do after some hundred classes, and any new style
# moves them.
# Instead: names that no word can hold, such as those that end with a digit or a capital letter.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "name": "look", "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --silent \
  @vanilla-extract/css@1.21.3 @vanilla-extract/esbuild-plugin@2.3.22 esbuild@0.28.2 || exit 2
cat > look.css.ts <<'TS'
import { style } from '@vanilla-extract/css';

export const line = style({ selectors: { '&[data-length="middle"]': { color: 'red' } } });
TS
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';

/** The rule as it is written with this name for its class, or why there is none. */
const written = async (name) => {
  const plugins = [vanillaExtractPlugin({ identifiers: () => name })];
  try {
    const { outputFiles } = await build({
      ...{ entryPoints: ['look.css.ts'], bundle: true, write: false, outdir: 'out', minify: true, logLevel: 'silent', plugins },
    });
    return outputFiles.find(({ path }) => path.endsWith('.css')).text.trim();
  } catch (error) {
    return /Invalid selector: .*/.exec(error.message)?.[0] ?? error.message;
  }
};

const seen = await written('gth');
const mended = await written('gtH');
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version}`;
console.log(`expected:               .gth[data-length=middle]{color:red}`);
console.log(`seen with "gth":        ${seen}  ${version('@vanilla-extract/css')}`);
console.log(`seen with "gtH":        ${mended}`);
process.exitCode = seen.startsWith('Invalid selector: &[data-len') && mended === '.gtH[data-length=middle]{color:red}' ? 0 : 1;
JS
node look.js
