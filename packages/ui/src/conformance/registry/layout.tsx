import type { Registry } from '../entry.ts';

const root = ':scope > *';
const provider = { none: 'It draws nothing: it gives what is inside of it something to know.' };

/** Boxes, texts and what stands around everything. */
export const layout = {
  Container: { props: { children: 'Texto' }, reaches: root },
  Grid: { props: { children: 'Texto' }, reaches: root },
  Heading: { props: { level: 2, children: 'Título' }, reaches: 'h2' },
  Inline: { props: { children: 'Texto' }, reaches: root },
  LinkProvider: {
    props: { navigate: () => {}, owns: () => false, children: 'Texto' },
    reaches: provider,
  },
  Stack: { props: { children: 'Texto' }, reaches: root },
  Text: { props: { children: 'Texto' }, reaches: 'p' },
  ThemeScope: { props: { theme: 'decola', children: 'Texto' }, reaches: '[data-theme]' },
  WordsProvider: { props: { words: {}, children: 'Texto' }, reaches: provider },
} satisfies Partial<Registry>;
