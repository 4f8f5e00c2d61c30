import type { Sources } from './words/read.ts';

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every way of writing one: in JSX, as a key of an object, by the element itself. Its value is a `text`, or `open` to what is computed. */
const ways: readonly RegExp[] = [
  /(?<=\s)data-(?<name>[a-z-]+)(?:="(?<text>[^"]*)"|(?<open>=)|(?=[\s/>]))/g,
  /['"]data-(?<name>[a-z-]+)['"]\s*:\s*(?:'(?<text>[^']*)'(?=\s*[,}])|(?<open>))/g,
  /\bdataset\.(?<name>\w+)\s*=(?!=)\s*(?:'(?<text>[^']*)'(?=\s*;)|(?<open>))/g,
  /\bdataset\[['"](?<name>\w+)['"]\]\s*=(?!=)\s*(?:'(?<text>[^']*)'(?=\s*;)|(?<open>))/g,
  /setAttribute\(\s*['"]data-(?<name>[a-z-]+)['"],\s*(?:'(?<text>[^']*)'(?=\s*\))|(?<open>))/g,
  /toggleAttribute\(\s*['"]data-(?<name>[a-z-]+)['"]/g,
];

const nameOf = ({ groups: { name = '' } = {} }: RegExpMatchArray) => `data-${kebab(name)}`;

/** The `data-*` attributes that these sources write, each with the files that do. */
export function attributesWritten(sources: Sources): Map<string, string[]> {
  const written = new Map<string, string[]>();
  for (const [file, whole] of Object.entries(sources)) {
    const text = withoutComments(whole);
    const here = ways.flatMap((way) => [...text.matchAll(way)].map(nameOf));
    for (const name of new Set(here)) written.set(name, [...(written.get(name) ?? []), file]);
  }
  return written;
}

/** What these sources write into each `data-*` attribute, as far as it is a text: `present` without one. */
export function valuesWritten(sources: Sources): Map<string, { texts: Set<string>; isComputed: boolean }> {
  const written = new Map<string, { texts: Set<string>; isComputed: boolean }>();
  for (const whole of Object.values(sources)) {
    const text = withoutComments(whole);
    for (const match of ways.flatMap((way) => [...text.matchAll(way)])) {
      const { text: value, open } = match.groups ?? {};
      const name = nameOf(match);
      const known = written.get(name) ?? { texts: new Set<string>(), isComputed: false };
      if (open === undefined) known.texts.add(value || 'present');
      else known.isComputed = true;
      written.set(name, known);
    }
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
