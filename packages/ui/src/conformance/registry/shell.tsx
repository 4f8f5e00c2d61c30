import type { ReactNode } from 'react';
import { vars } from '../../theme/contract.css.ts';
import type { Registry } from '../entry.ts';
import { pressKey } from '../gestures.ts';
import { presses, typed } from './shown.ts';

const root = ':scope > *';
const home = { logo: <svg aria-hidden="true" />, homeHref: '/inicio', homeLabel: 'Início', children: null };

const inHeader = (drawn: ReactNode) => <div style={{ background: vars.color.header.bg }}>{drawn}</div>;

/** What stands around every page, and its parts. */
export const shell = {
  Band: { props: { children: 'Texto' }, reaches: root },
  CoinBalance: {
    props: { balance: '120', spoken: '120 moedas', href: '/moedas' },
    reaches: 'a',
    links: 'a',
    around: inHeader,
  },
  Footer: {
    props: {
      logo: <svg aria-hidden="true" />,
      columns: [{ title: 'Ajuda', links: [{ label: 'Contato', href: '/contato' }] }],
      legal: [{ label: 'Privacidade', href: '/privacidade' }],
      poweredBy: { label: 'Plataforma', href: 'https://example.com/' },
      owner: 'Empresa',
      year: 2026,
    },
    reaches: 'footer',
    links: 'a[href="/contato"]',
  },
  Greeting: { props: { title: 'Olá' }, reaches: root },
  GreetingFigure: { props: { children: '7' }, reaches: root },
  GreetingPart: { props: { title: 'Sua semana' }, reaches: root },
  NextStepCard: {
    props: {
      title: 'Gestão do tempo',
      reason: 'Continue',
      action: (
        <button type="button" className="of-the-caller">
          Continuar
        </button>
      ),
    },
    reaches: root,
  },
  NextStepPlace: { props: {}, reaches: root },
  NextStepSkeleton: { props: {}, reaches: root },
  WeekDays: {
    props: { label: 'Dias', days: [{ key: '1', letter: 'S', isMarked: true, isToday: true }] },
    reaches: root,
  },
  WeekDaysSkeleton: { props: {}, reaches: root },
  BagLine: {
    props: {
      name: 'Caneca',
      href: '/caneca',
      price: '60 moedas',
      total: '120 moedas',
      quantity: 2,
      stock: 9,
      onCount: () => {},
      onRemove: () => {},
    },
    reaches: root,
    links: 'a[href="/caneca"]',
  },
  BagLineSkeleton: { props: {}, reaches: root },
  BagSummary: { props: { rows: [{ label: 'Total', value: '120 moedas', strong: true }] }, reaches: root },
  OrderReceipt: {
    props: {
      lines: [{ id: 1, name: 'Caneca', quantity: '2', price: '60 moedas', total: '120 moedas' }],
      total: '120 moedas',
    },
    reaches: root,
  },
  ShopBar: {
    props: {
      balance: '120 moedas',
      count: 1,
      hrefs: { shop: '/loja', favorites: '/favoritos', bag: '/sacola' },
    },
    reaches: root,
    links: 'a[href="/loja"]',
  },
  Header: { props: home, reaches: 'header', links: 'a' },
  HeaderLinks: {
    props: { links: [{ label: 'Cursos', href: '/cursos' }] },
    reaches: 'nav',
    links: 'a[href="/cursos"]',
    around: inHeader,
    blocked: {
      props: (blockedReason: string) => ({ links: [{ label: 'Cursos', href: '/cursos', blockedReason }] }),
      at: 'nav :is(a:not([href]), [role="link"])',
    },
  },
  HeaderSearch: {
    props: { onSearch: () => {}, debounce: 0 },
    reaches: 'input',
    layer: { is: '[aria-expanded="true"]', by: presses('[aria-expanded]') },
    changes: typed('um', 'dois'),
    own: [
      {
        on: 'onKeyDown',
        first: presses('[aria-expanded]'),
        by: ({ element }) => pressKey(element(), 'Escape'),
        shown: ({ find }) => find('[aria-expanded]')?.ariaExpanded,
      },
    ],
  },
  HeaderTool: { props: { label: 'Ajuda', icon: <svg aria-hidden="true" /> }, reaches: 'button', blocked: {} },
  Hero: {
    props: {
      title: 'Aprenda',
      action: (
        <button type="button" className="of-the-caller">
          Começar
        </button>
      ),
    },
    reaches: root,
  },
  NotificationBell: { props: { unread: 3, hasNews: true }, reaches: 'button', blocked: {} },
  NotificationList: {
    props: {
      items: [{ id: 1, kind: 'doubt', title: 'Resposta', date: 'ontem', isRead: false }],
      onOpen: () => {},
      onDelete: () => {},
    },
    reaches: root,
  },
  Page: { props: { children: 'Texto' }, reaches: root },
  PageFrame: { props: { children: 'Texto', skipLabel: 'Pular' }, reaches: root },
  FootBar: { props: { children: 'Próxima' }, reaches: root },
  PageTitle: { props: { title: 'Painel' }, reaches: 'h1' },
  Prose: { props: { children: 'Texto' }, reaches: root },
  SaveState: { props: { state: 'saved', time: '10:30' }, reaches: root },
  Section: { props: { title: 'Novidades', children: 'Texto' }, reaches: 'section' },
  SocialIcon: { props: { network: 'youtube' }, reaches: 'svg' },
  Split: { props: { children: 'Texto' }, reaches: root },
  UserMenu: {
    props: {
      ...{ form: 'dropdown', name: 'Ana', email: 'ana@example.com', companies: ['Empresa'], open: true },
      profile: { label: 'Perfil', href: '/perfil' },
      sections: [{ label: 'Treinamentos', items: [{ label: 'Cursos', href: '/cursos' }] }],
      onSignOut: () => {},
    },
    reaches: '[role="menu"]',
    primitive: true,
    layer: { is: '[role="menu"]' },
    links: 'a[href="/cursos"]',
    blocked: {
      props: (blockedReason: string) => ({
        sections: [{ label: 'Treinamentos', items: [{ label: 'Cursos', href: '/cursos', blockedReason }] }],
      }),
      at: '[role="menuitem"][aria-disabled]',
    },
    changes: {
      of: 'open',
      from: false,
      to: true,
      by: presses('button'),
      shown: ({ find }) => find('[role="menu"]:not([data-state="closed"])') !== null,
    },
  },
} satisfies Partial<Registry>;
