import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.mjs';
import { catalogueWords } from './catalogue-words.ts';
import { differencesOf, listFile, listOf, readList, wordsByFile } from './list.ts';

const words = wordsByFile();

it('no word has changed that nobody read: `npm run words` writes them to docs/words.txt', () => {
  const kept = readFileSync(listFile, 'utf8');
  expect(differencesOf(readList(kept), words)).toEqual([]);
  expect(kept).toBe(listOf(words));
});

it('words of screens, components, brands and the server are on the list', () => {
  const filesBelow = (folder: string) => [...words.keys()].filter((file) => file.startsWith(folder)).length;
  expect(filesBelow('apps/student/src/pt-br/')).toBeGreaterThan(30);
  expect(filesBelow('packages/ui/src/')).toBeGreaterThan(50);
  expect(filesBelow('themes/')).toBeGreaterThanOrEqual(3);
  expect(filesBelow('packages/sandbox/')).toBeGreaterThan(10);
});

/** What is quoted and stands otherwise, with its reason. */
const saidOtherwise: Readonly<Record<string, string>> = {
  // The rules of a password are a list, a line each.
  'RECOVERY-22':
    'Sua senha deve conter: Ao menos 8 caracteres, uma letra minúscula, uma letra maiúscula, um caractere especial',
};

it('what a covered requirement quotes is said to the letter', () => {
  const kept = readFileSync(listFile, 'utf8');
  const covered = new Set(JSON.parse(readFileSync(join(root, 'docs/covered-requirements.json'), 'utf8')));
  const quoted = [
    ...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- ([A-Z]+-\d+) (.*)$/gm),
  ]
    .filter(([, id]) => covered.has(id))
    .flatMap(([, id = '', text = '']) =>
      [...text.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].map(([, quote = '']) => ({ id, quote })),
    )
    .filter(({ quote }) => /\p{Ll}{3}/u.test(quote));
  expect(quoted.length).toBeGreaterThan(80);
  expect(quoted.filter(({ id, quote }) => !kept.includes(quote) && saidOtherwise[id] !== quote)).toEqual([]);
});

const source = `
import { spoken } from './spoken.ts';
const marks = { right: 'Certa' };
/** Words. */
export const course = {
  /** Said at once. */
  open: 'Abrir, já',
  "close-it": \`Fechar\`,
  states: { done: 'Feito' },
  days: ['domingo', 'sábado'],
  count: (many: number, { of }: Totals) =>
    // One is a word of its own.
    many === 1 ? \`1 de \${of}\` : \`\${many} de \${of}\`,
  href: (id: number) => spoken(id),
  ...marks,
} as const;
export function left(seconds: number): string {
  return seconds > 0 ? 'falta' : '';
}
const two = (part: number) => String(part).padStart(2, '0');
`;

it('the words of a catalogue are its texts under their keys, and the code of its functions that say something', () => {
  expect(catalogueWords(source, 'course.ts')).toEqual([
    { key: 'marks.right', text: 'Certa' },
    { key: 'course.open', text: 'Abrir, já' },
    { key: 'course.close-it', text: '`Fechar`' },
    { key: 'course.states.done', text: 'Feito' },
    { key: 'course.days.0', text: 'domingo' },
    { key: 'course.days.1', text: 'sábado' },
    { key: 'course.count(many, { of })', text: `many === 1 ? \`1 de \${of}\` : \`\${many} de \${of}\`` },
    { key: 'left(seconds)', text: "{ return seconds > 0 ? 'falta' : ''; }" },
  ]);
});

it('what differs is told by file: what was accepted, and what is said now', () => {
  const accepted = new Map([
    ['a.ts', ['a.hours: Vale por uma hora.', 'a.close: Fechar']],
    ['b.ts', ['b.open: Abrir']],
  ]);
  const now = new Map([['a.ts', ['a.hours: Vale por um dia.', 'a.close: Fechar']]]);
  expect(differencesOf(readList(listOf(accepted)), now)).toEqual([
    'a.ts',
    '- a.hours: Vale por uma hora.',
    '+ a.hours: Vale por um dia.',
    'b.ts',
    '- b.open: Abrir',
  ]);
  expect(differencesOf(accepted, readList(listOf(accepted)))).toEqual([]);
});
