import type { Registry } from '../entry.ts';
import { presses } from './shown.ts';

const root = ':scope > *';
const favorite = {
  of: 'favorite',
  from: false,
  to: true,
  by: presses('[aria-pressed]'),
  shown: ({ find }: { find: (selector: string) => HTMLElement | null }) =>
    find('[aria-pressed]')?.getAttribute('aria-pressed') === 'true',
};
const kept = {
  values:
    'A favourite is kept by the server for all cards of a course: the card hands the wish on with the id.',
};
const blockedTitle = { at: 'a, [role="link"]' };
const track = {
  ...{ id: 1, title: 'Segurança', href: '/trilha', imageUrl: undefined },
  ...{ finishedCourses: 1, totalCourses: 2 },
};

/** Courses, tracks and what is known of them. */
export const courses = {
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
            state: 'locked',
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
    props: { title: 'Gestão do tempo', progress: 40, action: <button type="button">Continuar</button> },
    reaches: root,
  },
  CourseBannerSkeleton: {
    props: {},
    reaches: root,
    except: { words: 'Its words are drawn as bars, hidden from everyone: they only lend their length.' },
  },
  CourseCard: {
    props: {
      ...{ id: 1, title: 'Gestão do tempo', href: '/curso', favorite: false, status: 'progress', tag: 'new' },
      ...{ progress: 40, hasCertificate: true, hasCoins: true },
      ...{ onFavoriteChange: () => {}, onOpenComments: () => {}, onOpenIntroVideo: () => {} },
    },
    reaches: 'article',
    links: 'a',
    blocked: blockedTitle,
    changes: favorite,
    except: kept,
  },
  CourseCardSkeleton: { props: {}, reaches: root },
  CourseGrid: { props: { children: 'Curso' }, reaches: root },
  EventCard: {
    props: {
      id: 1,
      title: 'Semana',
      href: '/evento',
      type: 'event',
      favorite: false,
      onFavoriteChange: () => {},
    },
    reaches: 'article',
    links: 'a',
    blocked: blockedTitle,
    changes: favorite,
    except: kept,
  },
  FilterBar: { props: { label: 'Filtros', search: <input aria-label="Buscar" /> }, reaches: root },
  InstructorCard: { props: { name: 'Ana Souza', href: '/instrutora' }, reaches: root, links: 'a' },
  InstructorCardSkeleton: { props: {}, reaches: root },
  RequiredTrackCard: {
    props: {
      track,
      level: 3,
      words: { required: '«a»', progress: () => '«b»', more: '«c»', less: '«d»' },
    },
    reaches: 'article',
    links: 'a',
    blocked: {
      props: (blockedReason: string) => ({ track: { ...track, blockedReason } }),
      at: 'a, [role="link"]',
    },
  },
  RequiredTracks: { props: { tracks: [track, { ...track, id: 2 }] }, reaches: root, links: 'a' },
  RequiredTracksSkeleton: { props: {}, reaches: root },
  ResultsCount: { props: { count: 2, words: () => '«dois»' }, reaches: root },
  SchoolTiles: { props: { schools: [{ key: 'market', name: 'Mercado' }] }, reaches: root },
  SortBar: {
    props: {
      label: 'Ordenar',
      columns: [{ key: 'nome', label: 'Nome', state: 'ascending' }],
      onSort: () => {},
    },
    reaches: root,
  },
} satisfies Partial<Registry>;
