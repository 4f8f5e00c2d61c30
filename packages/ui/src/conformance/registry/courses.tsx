import type { ReactNode } from 'react';
import type { Registry } from '../entry.ts';
import { presses } from './shown.ts';

const root = ':scope > *';
/** Pictures of one pixel that a browser can read; each is another one. */
const photos = [1, 2].map(
  (number) => `data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#${number}`,
);
const favorite = {
  of: 'favorite',
  from: false,
  to: true,
  by: presses('[aria-pressed]'),
  shown: ({ find }: { find: (selector: string) => HTMLElement | null }) =>
    find('[aria-pressed]')?.getAttribute('aria-pressed') === 'true',
};
const blockedTitle = { at: 'a, [role="link"]' };
const track = { title: 'Segurança', href: '/trilha', finishedCourses: 1, totalCourses: 2 };

const dayOfMonth = (date: string) => ({ date, name: date, isOutside: false, entries: [] });
const sitting = {
  id: 1,
  kind: 'event',
  kindName: 'Evento',
  title: 'Feira',
  href: '/evento',
  time: 'às 9h',
} as const;

/** Courses, tracks and what is known of them. */
export const courses = {
  ClassChoice: {
    props: {
      label: 'Turmas',
      currentId: 1,
      items: [{ id: 1, name: 'Turma 1', href: '/turma', when: 'Amanhã', seats: '3 vagas', state: 'open' }],
    },
    reaches: root,
    links: 'a',
  },
  AgendaList: {
    props: { days: [{ date: '2026-03-10', title: 'Hoje', items: [sitting] }], level: 2 },
    reaches: root,
  },
  MonthGrid: {
    props: {
      label: 'março de 2026',
      weekdays: [
        { name: 'terça-feira', letters: 'ter' },
        { name: 'quarta-feira', letters: 'qua' },
      ],
      weeks: [[dayOfMonth('2026-03-10'), dayOfMonth('2026-03-11')]],
      today: '2026-03-10',
    },
    reaches: 'table',
    changes: {
      of: 'value',
      from: '2026-03-10',
      to: '2026-03-11',
      by: presses('td:last-child button'),
      shown: ({ find }: { find: (selector: string) => HTMLElement | null }) =>
        find('[aria-selected="true"] span')?.textContent,
    },
  },
  ContentList: {
    props: {
      label: 'Conteúdos',
      items: [{ id: 1, title: 'Abertura', href: '/conteudo', kind: 'video', state: 'open' }],
    },
    reaches: root,
    links: 'a',
    blocked: {
      props: (reason: string) => ({
        items: [
          {
            id: 1,
            title: 'Abertura',
            href: '/conteudo',
            kind: 'video',
            state: 'blocked',
            blockedReason: reason,
          },
        ],
      }),
      at: 'a, [role="link"]',
    },
  },
  ContentListSkeleton: { props: {}, reaches: root },
  ContinueCard: {
    props: { title: 'Gestão do tempo', href: '/curso', progress: 40 },
    reaches: root,
    links: 'a',
  },
  ContinueCardSkeleton: { props: {}, reaches: root },
  CourseBanner: {
    props: {
      title: 'Gestão do tempo',
      progress: 40,
      action: (
        <button type="button" className="of-the-caller">
          Continuar
        </button>
      ),
    },
    reaches: root,
  },
  CourseBannerSkeleton: { props: {}, reaches: root },
  CourseCard: {
    props: {
      ...{ itemId: 1, title: 'Gestão do tempo', href: '/curso', status: 'progress', tag: 'new' },
      ...{ progress: 40, hasCertificate: true, coins: 'Vale decoins' },
      ...{ onFavoriteChange: () => {}, onOpenComments: () => {}, onOpenIntroVideo: () => {} },
    },
    reaches: 'article',
    links: 'a',
    blocked: blockedTitle,
    changes: favorite,
  },
  CourseCardSkeleton: { props: {}, reaches: root },
  CourseGrid: { props: { children: 'Curso' }, reaches: root },
  EventCard: {
    props: {
      itemId: 1,
      title: 'Semana',
      href: '/evento',
      type: 'event',
      onFavoriteChange: () => {},
    },
    reaches: 'article',
    links: 'a',
    blocked: blockedTitle,
    changes: favorite,
  },
  FilterBar: {
    props: { label: 'Filtros', search: <input aria-label="Buscar" className="of-the-caller" /> },
    reaches: root,
  },
  SideFilters: {
    props: {
      label: 'Filtros',
      search: <input type="search" aria-label="Buscar" className="of-the-caller" />,
      filters: 'Categorias',
      chosen: [{ key: 'a', label: 'Casa' }],
      onClear: () => {},
      children: 'Produtos',
    },
    reaches: root,
    layer: { is: '[aria-expanded="true"]' },
    changes: {
      of: 'open',
      from: false,
      to: true,
      by: presses('[aria-expanded]'),
      shown: ({ find }) => find('[aria-expanded]')?.getAttribute('aria-expanded') === 'true',
    },
  },
  EventFacts: { props: { facts: [{ label: 'Quando', icon: null, value: 'Amanhã' }] }, reaches: root },
  InstructorBanner: { props: { name: 'Ana Souza', role: 'Pedagoga' }, reaches: root },
  InstructorBannerSkeleton: { props: {}, reaches: root },
  InstructorCard: { props: { name: 'Ana Souza', href: '/instrutora' }, reaches: root, links: 'a' },
  InstructorCardSkeleton: { props: {}, reaches: root },
  OrderCard: {
    props: {
      ...{ title: 'Pedido nº 12', href: '/pedido', date: '12/03/2026', units: '1 unidade' },
      ...{ contents: 'Caneca', pictureUrls: [undefined], total: '60 decoins' },
    },
    reaches: root,
    links: 'a',
  },
  OrderCardSkeleton: { props: {}, reaches: root },
  PersonList: {
    props: {
      label: 'Participantes',
      people: [
        { id: 1, name: 'Ana Souza' },
        { id: 2, name: 'Bruno Lima' },
      ],
      atFirst: 1,
    },
    reaches: root,
  },
  PersonListSkeleton: { props: {}, reaches: root },
  PillCard: { props: { title: 'Gestão do tempo', href: '/pilula' }, reaches: root, links: 'a' },
  PillCardSkeleton: { props: {}, reaches: root },
  ProductCard: {
    props: {
      ...{ itemId: 1, name: 'Caneca', href: '/produto', price: '60 decoins', soldOut: true },
      onFavoriteChange: () => {},
    },
    reaches: root,
    links: 'a',
    changes: favorite,
  },
  ProductCardSkeleton: { props: {}, reaches: root },
  ProductGallery: { props: { name: 'Caneca', pictures: photos }, reaches: root },
  ProductGallerySkeleton: { props: {}, reaches: root },
  ProductGrid: { props: { children: 'Produto' }, reaches: root },
  ProfileHead: {
    props: { name: 'Ana Souza', profession: 'Pedagoga' },
    reaches: root,
    says: [{ props: { biography: 'um\ndois\ntrês\nquatro\ncinco\nseis' }, word: 'profileHead.more' }],
  },
  SchoolCard: {
    props: { name: 'Operações', href: '/escola', trackCount: 2 },
    reaches: root,
    links: 'a',
  },
  SchoolCardSkeleton: { props: {}, reaches: root },
  RecentSearches: {
    props: { items: [{ term: 'gestão', href: '/busca' }], onRemove: () => {}, onClear: () => {} },
    reaches: 'section',
    says: [{ props: { items: [] }, word: 'recentSearches.none' }],
  },
  RequiredTracks: {
    props: {
      tracks: [
        { ...track, id: 1 },
        { ...track, id: 2 },
      ],
    },
    reaches: root,
    layer: { is: '[aria-expanded="true"]' },
    links: 'a',
    changes: {
      of: 'open',
      from: false,
      to: true,
      by: presses('[aria-expanded]'),
      shown: ({ find }) => find('[aria-expanded]')?.getAttribute('aria-expanded') === 'true',
    },
  },
  RequiredTracksSkeleton: { props: {}, reaches: root },
  ResultsCount: { props: { count: 2, words: () => '«dois»' }, reaches: root },
  SchoolTiles: { props: { schools: [{ key: 'market', name: 'Mercado' }] }, reaches: root },
  SittingList: {
    props: {
      label: 'Encontros',
      items: [
        {
          ...{ id: 1, startDate: '2026-03-12', day: '12', month: 'mar', when: 'Amanhã, das 9h às 12h' },
          ...{ date: '12/03/2026', place: 'Sala 3', state: 'toCome' },
        },
      ],
    },
    reaches: root,
  },
  SittingListSkeleton: { props: {}, reaches: root },
  SortBar: {
    props: {
      label: 'Ordenar',
      columns: [{ key: 'nome', label: 'Nome' }],
      sorting: null,
      onSort: () => {},
    },
    reaches: root,
  },
  CertificatePicture: {
    props: {
      pictureUrl: 'data:,',
      label: 'Certificado',
      name: 'Ana Beatriz Souza',
      title: 'Ergonomia',
    },
    reaches: root,
  },
  Reward: { props: { title: 'Conteúdo concluído', onDismiss: () => {} }, reaches: root },
  ShowMore: {
    props: {
      label: 'Trilhas',
      first: 1,
      items: ['Um', 'Dois'].map((item) => <li key={item}>{item}</li>),
      children: (shown: ReactNode) => <ul>{shown}</ul>,
    },
    reaches: root,
  },
  TrackCard: { props: { ...track, level: 3 }, reaches: 'article', links: 'a' },
  TrackCardSkeleton: { props: {}, reaches: root },
} satisfies Partial<Registry>;
