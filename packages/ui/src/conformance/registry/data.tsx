import type { ReactNode } from 'react';
import type { Registry } from '../entry.ts';
import { presses } from './shown.ts';

const root = ':scope > *';
/** A picture of one pixel that a browser can read. */
const photo = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const inList = (drawn: ReactNode) => (
  <ul>
    <li>{drawn}</li>
  </ul>
);
const inTable = (drawn: ReactNode) => (
  <table>
    <thead>
      <tr>{drawn}</tr>
    </thead>
  </table>
);

/** What shows something. */
export const data = {
  Accordion: {
    props: { items: [{ id: 'um', title: 'Módulo', content: 'Conteúdo' }] },
    reaches: root,
    changes: {
      of: 'open',
      from: [],
      to: ['um'],
      by: presses('button'),
      shown: ({ find }) => (find('button')?.getAttribute('aria-expanded') === 'true' ? ['um'] : []),
    },
  },
  AccordionSkeleton: { props: { count: 1 }, reaches: root },
  Avatar: {
    props: { name: 'Ana Souza' },
    reaches: root,
    alsoAs: [{ props: { src: photo }, reaches: ':scope > :has(img)' }, { props: { meaning: 'decoration' } }],
  },
  Badge: { props: { count: 3 }, reaches: root },
  BalanceChart: {
    props: {
      label: 'Saldo em março',
      first: '2026-03-01',
      last: '2026-03-02',
      opening: 0,
      days: [{ day: '2026-03-02', balance: 30 }],
      formatBalance: String,
      formatDay: String,
    },
    reaches: root,
  },
  BarChart: {
    props: { label: 'Acessos', bars: [{ key: 'hoje', value: 3, label: '02' }], formatValue: String },
    reaches: root,
  },
  Card: { props: { children: 'Curso' }, reaches: root },
  CarouselSkeleton: { props: { title: 'Novidades', children: 'Curso' }, reaches: root },
  Carousel: {
    props: {
      title: 'Novidades',
      children: (
        <a href="#um" className="of-the-caller">
          Curso
        </a>
      ),
    },
    reaches: 'section',
    alsoAs: [{ props: { instead: 'Nenhum curso' } }, { props: { busy: true } }],
  },
  ChipGroupSkeleton: { props: {}, reaches: root },
  CoinChange: { props: { kind: 'credit', children: '30' }, reaches: root },
  CompactNumber: { props: { full: '1.200', compact: '1,2 mil' }, reaches: root },
  Disclosure: {
    props: { children: 'Biografia' },
    reaches: root,
    layer: { is: '[aria-expanded="true"]' },
    changes: {
      of: 'open',
      from: false,
      to: true,
      by: presses('button'),
      shown: ({ find }) => find('button')?.getAttribute('aria-expanded') === 'true',
    },
  },
  Divider: { props: {}, reaches: root },
  DurationLabel: { props: { text: '2h', spokenText: '2 horas' }, reaches: root },
  EmptyState: { props: { title: 'Nenhum curso' }, reaches: root },
  Flag: { props: { tone: 'done', children: 'Concluído' }, reaches: root },
  Flags: { props: { children: 'Concluído' }, reaches: root },
  Highlight: {
    props: { children: 'Gestão do tempo', term: 'tempo' },
    reaches: { none: 'It draws a text with marks in it, which belong to the text around it.' },
  },
  InfoPanel: { props: { facts: [{ label: 'Local', value: 'Sala' }] }, reaches: 'dl' },
  ListRow: { props: { title: 'Ana Souza' }, reaches: 'ul > li > *', around: inList },
  PaginationSkeleton: { props: {}, reaches: root },
  ProgressBar: { props: { label: 'Gestão do tempo', value: 40 }, reaches: '[role="progressbar"]' },
  ProgressRing: { props: { label: 'Gestão do tempo', value: 40 }, reaches: '[role="progressbar"]' },
  Ranking: {
    props: {
      label: 'Ranking',
      rows: [
        { id: 1, position: 1, name: 'Ana Souza', score: '30 pontos' },
        { id: 2, position: 2, name: 'Bruno Lima', score: '20 pontos', isSelf: true },
      ],
      atFirst: 1,
    },
    reaches: root,
  },
  RankingSkeleton: { props: {}, reaches: root },
  RatingDisplay: { props: { value: 4, text: '4,0', label: 'Nota' }, reaches: root },
  RichText: {
    props: { source: '<p>Texto com <a href="/curso">curso</a></p>' },
    reaches: root,
    // The plain words come first, and what is formatted a moment later.
    alsoAs: [{ props: { source: '<p>Texto <em>em destaque</em></p>' }, reaches: ':scope > :has(em)' }],
    links: 'a',
  },
  SortableHeader: {
    props: { children: 'Nome', sort: 'none', onSort: () => {} },
    reaches: 'th',
    around: inTable,
  },
  StatGrid: { props: { stats: [{ label: 'Saldo hoje', value: '30' }] }, reaches: root },
  StatGridSkeleton: { props: { count: 1 }, reaches: root },
  Stepper: {
    props: { label: 'Etapas', steps: [{ label: 'Dados', done: true }, { label: 'Revisão' }], value: 1 },
    reaches: 'nav',
    changes: {
      of: 'value',
      from: 1,
      to: 0,
      by: presses('button'),
      shown: ({ findAll }) =>
        findAll('li').findIndex((step) => step.querySelector('[aria-current]') !== null),
    },
  },
  Table: {
    props: {
      caption: 'Alunos',
      columns: [{ key: 'nome', header: 'Nome', cell: () => '«Ana»' }],
      rows: [1],
      keyOf: () => 1,
    },
    reaches: 'table',
    alsoAs: [{ props: { busy: 'loading' } }, { props: { busy: 'refreshing' } }, { props: { rows: [] } }],
    says: [{ props: { rows: [] }, word: 'table.empty' }],
  },
  Tag: { props: { children: 'Novo' }, reaches: root },
} satisfies Partial<Registry>;
