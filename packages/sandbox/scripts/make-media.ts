/**
 * Draws the pictures of the seed into packages/sandbox/media, the same every time: covers, banners, pills, portraits,
 * products. Run it after changing a motif: node packages/sandbox/scripts/make-media.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { cover } from './media/covers.ts';
import { writePackages } from './media/packages.ts';
import { certificate, handout } from './media/pdf.ts';
import { portrait } from './media/portraits.ts';
import { product, productShapes } from './media/products.ts';

const folder = resolve(import.meta.dirname, '../media');

const write = (path: string, text: string | Uint8Array) => {
  const file = resolve(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

for (let id = 1; id <= 60; id++) {
  const school = Math.ceil(id / 10);
  write(`courses/${id}.svg`, cover(school, `course ${id}`, 640, 360));
  write(`courses/${id}-banner.svg`, cover(school, `course ${id}`, 1680, 480));
}
for (let id = 1; id <= 6; id++) write(`schools/${id}.svg`, cover(id, `school ${id}`, 640, 480));
for (let id = 1; id <= 12; id++) write(`tracks/${id}.svg`, cover(Math.ceil(id / 2), `track ${id}`, 640, 360));
for (let id = 1; id <= 12; id++) {
  write(`events/${id}.svg`, cover(1 + ((id * 5) % 6), `event ${id}`, 640, 360));
  write(`events/${id}-banner.svg`, cover(1 + ((id * 5) % 6), `event ${id}`, 1680, 480));
}
for (let id = 1; id <= 20; id++) write(`pills/${id}.svg`, cover(1 + ((id * 7) % 6), `pill ${id}`, 360, 640));
for (let id = 1; id <= 4; id++)
  write(`banners/${id}.svg`, cover(1 + ((id * 2) % 6), `banner ${id}`, 1200, 600));
for (let id = 1; id <= 40; id++) write(`people/${id}.svg`, portrait(id));
for (let id = 101; id <= 109; id++) write(`people/${id}.svg`, portrait(id));
for (let id = 1; id <= 30; id++) {
  const shape = productShapes[(id - 1) % productShapes.length] ?? 'mug';
  write(`products/${id}.svg`, product(shape, id * 7 + Math.floor((id - 1) / 10)));
}
write('media/apostila.pdf', handout());
write('certificates/certificado.pdf', certificate());
writePackages(write);
