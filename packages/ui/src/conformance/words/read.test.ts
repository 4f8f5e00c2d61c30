import { expect, test } from 'vitest';
import { markedWords } from './marked.ts';
import { readWords } from './read.ts';

const sources = {
  'components/a/a.tsx': `
import { portuguese } from './a.words.ts';
export function A() { const says = useWords('a', portuguese, words); }`,
  'components/a/a.words.ts': `
const marks = { right: 'Certa' };
/** Words. */
export const portuguese: AWords = {
  /** Said, at once. */
  open: 'Abrir, já',
  "close": \`Fechar\`,
  count: (many, of) => (many === 1 ? \`1 de \${of}\` : \`\${many} de \${of}\`),
  states: { done: 'Feito', open: 'Aberto' },
  ...marks,
};`,
};

test('the words of a component are read from its source, from another file too', () => {
  expect(readWords(sources)).toEqual([
    {
      name: 'a',
      file: 'components/a/a.tsx',
      words: [
        { key: 'open', text: 'Abrir, já', kind: 'text' },
        { key: 'close', text: 'Fechar', kind: 'text' },
        {
          key: 'count',
          text: '(many, of) => (many === 1 ? `1 de ${of}` : `${many} de ${of}`)',
          kind: 'function',
        },
        { key: 'states.done', text: 'Feito', kind: 'text' },
        { key: 'states.open', text: 'Aberto', kind: 'text' },
        { key: 'right', text: 'Certa', kind: 'text' },
      ],
    },
  ]);
});

test('a mark stands in place of each word', () => {
  const { a } = markedWords(readWords(sources)) as { a: { count: () => string } };
  expect(a).toMatchObject({ open: '«a.open»', states: { done: '«a.states.done»' } });
  expect(a.count()).toBe('«a.count»');
});
