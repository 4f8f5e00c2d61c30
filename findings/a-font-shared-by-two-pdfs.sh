#!/usr/bin/env bash
# A server opens a font once with `fontkit` and draws many PDFs with it by `pdfkit`, which takes opened fonts. Then letters go missing, not
# from the picture but from what is read: found by searching, copied, or spoken. `fontkit` keeps each sign of a font with the letters that
# it was first asked for. A sign that first came as a part of another one (the W of Ŵ, when the font was reduced for the first PDF) is
# kept with none, and every later PDF writes its W without saying which letter it is. Which letters are lost depends on what was drawn
# before, so it looks like chance.
# Instead: open the font anew for each document, as the script shows with the same file.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --silent \
  pdfkit@0.20.2 fontkit@2.0.4 pdfjs-dist@6.5.438 @expo-google-fonts/noto-sans@0.4.2 || exit 2
cat > look.js <<'JS'
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';

const file = readFileSync('node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');

/** What a reader finds of a text that was written in a PDF of its own. */
const readBack = async (text, font) => {
  const doc = new PDFDocument();
  const chunks = [];
  doc.on('data', (chunk) => chunks.push(chunk));
  const done = new Promise((resolve) => doc.on('end', resolve));
  doc.registerFont('words', font).font('words').text(text);
  doc.end();
  await done;
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map(({ str }) => str).join('');
};

const texts = ['Ŵyn', 'Wanda'];
const shared = create(file);
const seen = [];
for (const text of texts) seen.push(await readBack(text, shared));
const apart = [];
for (const text of texts) apart.push(await readBack(text, create(file)));
const version = (name) => `${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`)).version}`;
console.log(`expected:                  ${JSON.stringify(texts)}`);
console.log(`seen with one font:        ${JSON.stringify(seen)}  ${version('pdfkit')}, ${version('fontkit')}`);
console.log(`seen with a font for each: ${JSON.stringify(apart)}`);
const isAsStated = seen[0] === 'Ŵyn' && seen[1].endsWith('anda') && !seen[1].includes('W');
process.exitCode = isAsStated && `${apart}` === `${texts}` ? 0 : 1;
JS
node look.js
