import type { Registry } from '../entry.ts';
import { presses, shownTab, tried } from './shown.ts';

/** Ways to other places. */
export const navigation = {
  BackLink: { props: { href: '/painel', children: 'Voltar' }, reaches: 'a', links: 'a', blocked: {} },
  Breadcrumb: {
    props: {
      places: [
        { label: 'Painel', href: '/painel' },
        { label: 'Curso', href: '/curso' },
      ],
    },
    reaches: 'nav',
    links: 'a[href="/painel"]',
  },
  NavTabs: {
    props: {
      label: 'Perfil',
      tabs: [
        { href: '/dados', label: 'Dados' },
        { href: '/notas', label: 'Notas' },
      ],
      current: '/dados',
    },
    reaches: 'nav',
    links: 'a[href="/notas"]',
  },
  Pagination: {
    props: { page: 1, totalPages: 3, items: [1, 2, 3], hrefOf: (page) => `/busca?p=${page}` },
    reaches: 'nav',
    links: 'a[href="/busca?p=2"]',
    changes: {
      of: 'page',
      from: 1,
      to: 2,
      by: presses('a[href="/busca?p=2"]'),
      shown: ({ find }) => Number(find('[aria-current]')?.textContent),
    },
    except: {
      values: 'The address owns the page: its parts are links, and the page that they lead to says which.',
    },
  },
  Tabs: {
    props: {
      label: 'Estudo',
      tabs: tried,
    },
    reaches: ':scope > *',
    changes: {
      of: 'value',
      from: 'contents',
      to: 'notes',
      by: presses('[role="tab"]:last-child'),
      shown: shownTab,
    },
  },
} satisfies Partial<Registry>;
