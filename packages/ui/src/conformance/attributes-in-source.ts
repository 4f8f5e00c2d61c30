import type { Sources } from './words/read.ts';

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every way of writing one: in JSX, as a key of an object, by the element itself. */
const ways: readonly [RegExp, (name: string) => string][] = [
  [/(?<=\s)data-([a-z-]+)(?=[=\s/>])/g, (name) => name],
  [/['"]data-([a-z-]+)['"]\s*:/g, (name) => name],
  [/\bdataset\.(\w+)\s*=(?!=)/g, kebab],
  [/\bdataset\[['"](\w+)['"]\]\s*=(?!=)/g, kebab],
  [/setAttribute\(\s*['"]data-([a-z-]+)['"]/g, (name) => name],
  [/toggleAttribute\(\s*['"]data-([a-z-]+)['"]/g, (name) => name],
];

/** The `data-*` attributes that these sources write, each with the files that do. */
export function attributesWritten(sources: Sources): Map<string, string[]> {
  const written = new Map<string, string[]>();
  for (const [file, whole] of Object.entries(sources)) {
    const text = withoutComments(whole);
    const here = ways.flatMap(([way, nameOf]) =>
      [...text.matchAll(way)].map(([, name = '']) => `data-${nameOf(name)}`),
    );
    for (const name of new Set(here)) written.set(name, [...(written.get(name) ?? []), file]);
  }
  return written;
}

/** The `data-*` attributes that these style sheets select by, each with the files that do. */
export function attributesRead(sheets: Sources): Map<string, string[]> {
  const read = new Map<string, string[]>();
  for (const [file, whole] of Object.entries(sheets))
    for (const [, name = ''] of withoutComments(whole).matchAll(/\[(data-[a-z-]+)/g))
      read.set(name, [...new Set([...(read.get(name) ?? []), file])]);
  return read;
}
