#!/usr/bin/env bash
# A PDF has cubic curves only. `pdfkit` writes a quadratic one (`Q`, `q`, `T`, `t` of an SVG path, and `quadraticCurveTo`) as the
# operator `v`, which is a cubic curve whose first control point is where it begins: another curve. A symmetric arch leans to one
# side, by a quarter of its height at its middle; it begins and ends where it should, so nothing looks broken.
# Drawing programs write cubic curves, which come out right; outlines of fonts and traced logos are quadratic.
# Instead: make the path cubic before (`new SVGPathData(d).toAbs().normalizeST().qtToC().encode()`); the script shows that as well.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent pdfkit@0.20.2 svg-pathdata@9.0.0 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { SVGPathData } from 'svg-pathdata';

const contentOf = (d) =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ compress: false, size: [100, 100] });
    const chunks = [];
    doc.on('data', (chunk) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
    doc.path(d).stroke();
    doc.end();
  });

/** The middle of the one curve of a page, as PDF defines its operators `c` and `v`. */
const middleOf = (content) => {
  const [, x, y, points, operator] = /(\S+) (\S+) m\n((?:-?[\d.]+ )+)([cv])\n/.exec(content);
  const numbers = points.trim().split(' ').map(Number);
  const all = [Number(x), Number(y), ...(operator === 'v' ? [Number(x), Number(y)] : []), ...numbers];
  return [0, 1].map((at) => (all[at] + 3 * all[at + 2] + 3 * all[at + 4] + all[at + 6]) / 8).map((value) => Math.round(value * 100) / 100);
};

const arch = 'M0 100Q50 0 100 100';
const seen = middleOf(await contentOf(arch));
const mended = middleOf(await contentOf(new SVGPathData(arch).toAbs().normalizeST().qtToC().encode()));
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version}`;
console.log(`the arch "${arch}" has its middle\nexpected:            50,50`);
console.log(`seen:                ${seen}  ${version('pdfkit')}`);
console.log(`seen, made cubic:    ${mended}  ${version('svg-pathdata')} before it`);
process.exitCode = `${seen}` === '31.25,62.5' && `${mended}` === '50,50' ? 0 : 1;
JS
node look.js
