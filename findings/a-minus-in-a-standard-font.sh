#!/usr/bin/env bash
# The standard fonts of PDF have 256 places. What `pdfkit` does with a character that has none is not a blank, a question mark or an
# error: it writes the number of the character as it is into a string of two digits a letter. A minus (U+2212) becomes two letters,
# `"` and a control character. `Ł` (U+0141) has three digits: all letters after it are read from the wrong half, so the whole rest of
# the line is other signs. `doc.text` measures the right widths meanwhile. Helvetica is what a document begins with.
# Portuguese without a minus never shows it; a statement with debits and a customer of Polish descent do.
# Instead: a TrueType font with these letters (`registerFont`), as the script shows with the one that it installs.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent \
  pdfkit@0.20.2 pdfjs-dist@6.5.438 @expo-google-fonts/noto-sans@0.4.2 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';

const noto = 'node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf';
/** What a reader finds of a text that was written in this font. */
const readBack = async (text, font) => {
  const doc = new PDFDocument();
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve) => doc.on('end', resolve));
  doc.font(font).text(text);
  doc.end();
  await done;
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map(({ str }) => str).join('');
};

const texts = ['ação', '−40', 'Łukasz'];
const seen = await Promise.all(texts.map((text) => readBack(text, 'Helvetica')));
const mended = await Promise.all(texts.map((text) => readBack(text, noto)));
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version}`;
console.log(`expected:                       ${JSON.stringify(texts)}`);
console.log(`seen in Helvetica:              ${JSON.stringify(seen)}  ${version('pdfkit')}`);
console.log(`seen in a font of the document: ${JSON.stringify(mended)}`);
const isAsStated = seen[0] === 'ação' && seen[1].startsWith('"') && !/[ukasz]/.test(seen[2]);
process.exitCode = isAsStated && `${mended}` === `${texts}` ? 0 : 1;
JS
node look.js
