import type { Registry } from '../entry.ts';
import { presses } from './shown.ts';

/** Ways to other places. */
export const navigation = {
  BackLink: { props: { href: '/painel', children: 'Voltar' }, reaches: 'a', links: 'a' },
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
  NavLink: { props: { href: '/painel', children: 'Painel' }, reaches: 'a', links: 'a' },
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
} satisfies Partial<Registry>;
