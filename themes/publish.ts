import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Bundle } from './bundle.ts';
import type { Problem } from './compiler/tokens.ts';
import { deliveredIn } from './delivered.ts';
import { brandFile, listed } from './delivery.ts';

/**
 * Puts a bundle into the folder of delivered brands, beside the others, and writes the list anew for servers that only serve files.
 * Files come before what names them, and those of the delivery before stay: a page that is open goes on finding them.
 *
 * @returns what is wrong with any brand in the folder, or good to know.
 */
export function publish({ delivery, files }: Bundle, into: string): { problems: readonly Problem[] } {
  const { name } = delivery.tenant;
  const record = `${name}/brand.json`;
  const before = existsSync(join(into, record)) ? readFileSync(join(into, record), 'utf8') : '';
  for (const [address, content] of files) if (address !== record) write(join(into, address), content);
  write(join(into, record), files.get(record) ?? '');
  for (const file of readdirSync(join(into, name))) {
    const address = `${name}/${file}`;
    const isShown = file === brandFile || files.has(address) || isKept(before, into, name, file);
    if (!isShown) rmSync(join(into, address));
  }
  const { delivered, problems, warnings } = deliveredIn([into]);
  for (const [address, text] of listed(delivered.map((one) => one.delivery)))
    write(join(into, address), text);
  return { problems: [...problems, ...warnings] };
}

/** Whether the delivery before this one shows a file: in its record, or in its style sheet. */
function isKept(before: string, into: string, name: string, file: string): boolean {
  if (before.includes(`${name}/${file}`)) return true;
  const [css] = /"css": "([^"]+)"/.exec(before)?.slice(1) ?? [];
  const sheet = css === undefined ? undefined : join(into, css);
  return sheet !== undefined && existsSync(sheet) && readFileSync(sheet, 'utf8').includes(file);
}

/** Writes a file whole or not at all. */
function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
