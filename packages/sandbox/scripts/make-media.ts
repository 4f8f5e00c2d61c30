/**
 * Makes the papers and packages of the seed in packages/sandbox/media, the same every time; its pictures are drawn as brands ask for
 * them (themes/art): node packages/sandbox/scripts/make-media.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { writePackages } from './media/packages.ts';
import { certificate, handout, receipt } from './media/pdf.ts';

const folder = resolve(import.meta.dirname, '../media');

const write = (path: string, text: string | Uint8Array) => {
  const file = resolve(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

write('media/apostila.pdf', await handout());
write('certificates/certificado.pdf', await certificate());
write('receipts/recibo.pdf', await receipt());
writePackages(write);
