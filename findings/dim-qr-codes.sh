#!/usr/bin/env bash
# A QR code on a dim screen is a clean picture with all its greys close together, and the two usual readers each lose some of them.
# `zxing-wasm`, the stronger one, does not find an evenly dark code (8 on 30 of 255) with any of its binarizers, `jsqr` does;
# yet it reads 10 on 32, where the two differ by just as much, so one sample says nothing about where its limit lies.
# `jsqr` does not read grey on grey (110 on 145), and at 110 on 200 it depends on how many pixels a module has: larger is not better.
# These are drawings, not photographs: they tell that a check-in tried with one bright sample has not been tried. Instead: stretch
# the greys of the frame to 0 and 255 before reading, or when a first reading found nothing: then both read all of these.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent zxing-wasm@3.1.6 uqr@0.1.3 jsqr@1.4.0 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import jsqr from 'jsqr';
import { encode } from 'uqr';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version}`;
const wasmBinary = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')).buffer;
prepareZXingModule({ overrides: { wasmBinary } });

const text = 'https://eventos.example/presenca?evento=42&turma=7';
const { data: modules } = encode(text, { border: 4 });
const picture = (dark, light, scale) => {
  const width = modules.length * scale;
  const grey = (at) => (modules[Math.floor(at / width / scale)][Math.floor((at % width) / scale)] ? dark : light);
  const data = Uint8ClampedArray.from({ length: width * width * 4 }, (_, at) => (at % 4 === 3 ? 255 : grey(at >> 2)));
  return { data, width, height: width };
};
const binarizers = ['LocalAverage', 'GlobalHistogram', 'FixedThreshold', 'BoolCast'];
const zxing = async (image) => {
  for (const binarizer of binarizers) if ((await readBarcodes(image, { binarizer }))[0]?.text === text) return true;
  return false;
};
const read = async (image) => [await zxing(image), (jsqr.default ?? jsqr)(...Object.values(image))?.data === text];
const stretch = ({ data, ...size }) => {
  const greys = data.filter((_, at) => at % 4 === 0);
  const [low, high] = [greys.reduce((a, b) => Math.min(a, b)), greys.reduce((a, b) => Math.max(a, b))];
  return { data: data.map((each, at) => (at % 4 === 3 ? 255 : ((each - low) * 255) / (high - low))), ...size };
};
const rows = [
  [0, 255, 4, true, true], [8, 30, 4, false, true], [10, 32, 4, true, true],
  [110, 145, 4, true, false], [110, 200, 4, true, false], [110, 200, 6, true, true], [110, 200, 8, true, false],
]; // dark, light, pixels a module, then what zxing-wasm and jsqr are stated to do
const word = (isRead) => (isRead ? 'read' : '-').padEnd(7);
console.log(`${version('zxing-wasm')}, ${version('jsqr')}, pictures made with ${version('uqr')}`);
console.log('expected: both read every row, as each has two flat greys and no noise\nseen:\n dark light pixels  zxing  jsqr   stretched: zxing  jsqr');
let asStated = true;
for (const [dark, light, scale, ...stated] of rows) {
  const image = picture(dark, light, scale);
  const [seen, stretched] = [await read(image), await read(stretch(image))];
  asStated &&= String(seen) === String(stated) && stretched.every(Boolean);
  console.log([dark, light, scale].map((n) => String(n).padStart(5)).join(' '), ' ', ...seen.map(word), '          ', ...stretched.map(word));
}
process.exitCode = asStated ? 0 : 1;
JS
node look.js
