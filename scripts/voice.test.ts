import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { type Choice, english, manners, signs, words } from '../.storybook/pages/foundations/voice-rules.ts';
import { root } from './root.mjs';
import { sentencesIn, textsIn, wordsInMarkup } from './voice-texts.ts';
import { isRead, spokenFiles } from './words/spoken-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Text = { file: string; text: string };
type Find = (program: ReturnType<typeof parseAst>) => string[];

const found = (files: readonly string[], find: Find): Text[] =>
  files.flatMap((file) =>
    find(parseAst(read(file), { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file)).map((text) => ({
      file,
      text,
    })),
  );

/** What a brand's facts say. */
function factsOf(file: string): Text[] {
  const facts: Text[] = [];
  JSON.parse(read(file), (_key, value) => {
    if (typeof value === 'string' && !/^https?:/.test(value)) facts.push({ file, text: value });
    return value;
  });
  return facts;
}

/** Sentences that the specification words are not ours to write. */
const fixed = new Set(
  (JSON.parse(read('docs/spec/messages.json')) as { text: string }[]).map(({ text }) => text),
);

const { catalogues, seeds, facts, components, servers } = spokenFiles;
/** Markup is no word. */
const said = [
  ...found([...catalogues, ...seeds], textsIn),
  ...found(components, wordsInMarkup),
  ...found(servers, sentencesIn),
  ...facts.flatMap(factsOf),
]
  .map(({ file, text }) => ({ file, text: text.replace(/<[^>]*>/g, '').trim() }))
  .filter(({ text }) => isRead(text) && !fixed.has(text));

const isEnglish = (text: string) =>
  (text.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []).some((word) => english.test(word));
const breaks = ({ pattern, where }: Choice, { file, text }: Text) =>
  (!where || where.test(file)) && pattern.test(text);
const told = (texts: readonly Text[]) => texts.map(({ file, text }) => `${file}: ${text}`);

it('there is something to read in catalogues, components, brands, seed and what the server says', () => {
  const inFiles = (files: readonly string[]) => said.filter(({ file }) => files.includes(file)).length;
  expect(catalogues.length).toBeGreaterThan(50);
  expect(facts.length).toBeGreaterThanOrEqual(3);
  expect(inFiles([...catalogues, ...seeds])).toBeGreaterThan(900);
  expect(inFiles(components)).toBeGreaterThan(0);
  expect(inFiles(servers)).toBeGreaterThan(20);
});

it('no student reads English', () => {
  expect(told(said.filter(({ text }) => isEnglish(text)))).toEqual([]);
});

it.each(['Get started', 'Remove', 'Show more', 'Try again', 'Your course', 'Track'])(
  '%s is English',
  (text) => {
    expect(isEnglish(text)).toBe(true);
  },
);

it.each(['Se for o caso, pause e continue', 'Menu do time', 'Nenhum item some daqui'])(
  '%s is not',
  (text) => {
    expect(isEnglish(text)).toBe(false);
  },
);

it.each(['label', 'confirmLabel', 'action', 'heading', 'title', 'aria-label'])(
  'what a person reads in %s is looked at',
  (name) => {
    const program = parseAst(`const one = <Part ${name}="Get started" />;`, { lang: 'tsx' }, 'part.tsx');
    expect(wordsInMarkup(program)).toEqual(['Get started']);
  },
);

it('these words and signs are held', () => {
  expect(words.map(({ say }) => say)).toEqual([
    'treinamento',
    'conteúdo',
    'apagar',
    'salvo neste aparelho',
    'aparelho',
    'Tentar novamente',
    'você, pessoa',
    'colega, quem trabalha aqui',
    'escolha',
    'enviar, baixar, entrar, definir',
    'e-mail',
    'outra aba',
    'Trilha obrigatória',
    'Comentários sobre “Planilhas do zero”',
    'Claro, Escuro, Automático (sistema)',
    'Informe o CPF. O CPF não existe.',
    'nada em seu lugar',
  ]);
  expect(signs.map(({ not }) => not)).toEqual([
    ['Salvando...'],
    ['Matrícula feita!!'],
    ['Não há mais vagas para essa turma!'],
    ['"Planilhas do zero"'],
    ['Excel - o básico'],
    ['Dois  espaços'],
  ]);
});

describe.each([...words, ...signs])('$say', (choice) => {
  it('is said, and nothing that must not stand in its place', () => {
    expect(told(said.filter((text) => breaks(choice, text)))).toEqual([]);
  });

  it('finds what the page shows as wrong, and nothing in what it shows as right', () => {
    expect(choice.not.filter((text) => !choice.pattern.test(text))).toEqual([]);
    expect(choice.pattern.test(choice.say)).toBe(false);
  });
});

describe('what the page shows as good', () => {
  /** What goes into a template may be anything. */
  const isSaid = (text: string) =>
    [...said.map((one) => one.text), ...fixed].some((one) =>
      new RegExp(`^${one.split('…').map(escaped).join('.+')}$`, 'u').test(text),
    );
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

  it.each(manners)('is what the product says: $good', ({ good }) => {
    expect(isSaid(good)).toBe(true);
    const broken = [...words, ...signs].filter((choice) => !choice.where && choice.pattern.test(good));
    expect(broken.map(({ say }) => say)).toEqual([]);
  });
});
