import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { bundledBrands } from '../../themes/brands.ts';
import { root } from '../root.mjs';
import { sentencesIn, wordsInMarkup } from '../voice-texts.ts';
import { catalogueWords } from './catalogue-words.ts';
import { isRead, spokenFiles } from './spoken-files.ts';

/** Where the accepted words stand. */
export const listFile = join(root, 'docs/words.txt');

const preface = `Every word that the student app, its components, its brands and its server say, by the file that says it.
Written by \`npm run words\`: who changes a word runs it and commits this file, so that the change is read as a sentence.
`;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The lines of each file that says anything, by its path, in a fixed order. */
export function wordsByFile(): Map<string, string[]> {
  const { catalogues, facts, components, servers } = spokenFiles;
  const found: [string, string[]][] = [
    ...catalogues.map((file): [string, string[]] => [
      file,
      catalogueWords(read(file), file).map(({ key, text }) => lineOf(text, key)),
    ]),
    ...facts.filter(isBundled).map((file): [string, string[]] => [file, factsIn(file)]),
    ...components.map((file): [string, string[]] => [file, textsBy(wordsInMarkup, file)]),
    ...servers.map((file): [string, string[]] => [file, textsBy(sentencesIn, file)]),
  ];
  return new Map(found.filter(([, lines]) => lines.length > 0));
}

/** What a brand says that is delivered beside the app is its team's own. */
const isBundled = (file: string) => bundledBrands.some((name) => file === `themes/${name}/facts.json`);

/** The list as it is kept. */
export const listOf = (words: ReadonlyMap<string, readonly string[]>) =>
  [preface, ...[...words].map(([file, lines]) => `# ${file}\n${lines.join('\n')}\n`)].join('\n');

/** The lines of each file of a list that is kept. */
export const readList = (list: string): Map<string, string[]> =>
  new Map(
    list
      .split(/^# /m)
      .slice(1)
      .map((section) => {
        const [file = '', ...lines] = section.trimEnd().split('\n');
        return [file, lines];
      }),
  );

/** What differs between two lists, a line each: what is no longer said after `-`, what is said now after `+`. */
export function differencesOf(
  before: ReadonlyMap<string, readonly string[]>,
  after: ReadonlyMap<string, readonly string[]>,
): string[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const [was, is] = [before.get(file) ?? [], after.get(file) ?? []];
    if (was.join('\n') === is.join('\n')) return [];
    const changes = [
      ...was.filter((line) => !is.includes(line)).map((line) => `- ${line}`),
      ...is.filter((line) => !was.includes(line)).map((line) => `+ ${line}`),
    ];
    return [file, ...(changes.length > 0 ? changes : ['the order or the number of its lines'])];
  });
}

function factsIn(file: string): string[] {
  const walk = (value: unknown, key: string): string[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, part]) => walk(part, key ? `${key}.${name}` : name));
    return typeof value === 'string' && !/^https?:/.test(value) && isRead(value) ? [lineOf(value, key)] : [];
  };
  return walk(JSON.parse(read(file)), '');
}

function textsBy(find: (program: unknown) => string[], file: string): string[] {
  const program = parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
  return find(program)
    .map((text) => text.trim())
    .filter(isRead)
    .map((text) => lineOf(text));
}

/** One line; signs that nobody sees are written as in code. */
const lineOf = (text: string, key?: string) => {
  const seen = text.replace(/[\n\u00a0\u200b\u2060]|^ | $/g, (sign) =>
    sign === '\n' ? '\\n' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return key === undefined ? seen : `${key}: ${seen}`;
};
