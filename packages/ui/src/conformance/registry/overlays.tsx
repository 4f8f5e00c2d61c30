import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Menu, MenuItem } from '../../components/menu/menu.tsx';
import type { Registry } from '../entry.ts';
import { press, pressKey } from '../gestures.ts';
import { closes, isThere, opensBy, presses, pressesEscape } from './shown.ts';

const button = (
  <button type="button" className="of-the-caller">
    Abrir
  </button>
);
const dialog = '[role="dialog"]';
const alert = '[role="alertdialog"]';
const inMenu = (drawn: ReactNode) => (
  <Menu trigger={button} defaultOpen>
    {drawn}
  </Menu>
);

/** A menu that a choice does not close, so that it can be seen. */
const inOpenMenu = (drawn: ReactNode) => (
  <Menu trigger={button} open>
    {drawn}
  </Menu>
);

/** A menu has to hold something that can be chosen. */
const besideItem = (drawn: ReactNode) =>
  inMenu(
    <>
      {drawn}
      <MenuItem onSelect={() => {}}>Sair</MenuItem>
    </>,
  );

/** What opens over the page, and what stands in it. */
export const overlays = {
  AlertBox: {
    props: { message: 'Sem conexão', open: true },
    reaches: alert,
    primitive: true,
    layer: { is: alert },
    handed: opensBy(alert),
    changes: closes(alert, presses(`${alert} button`)),
  },
  ConfirmDialog: {
    props: {
      title: 'Sair?',
      children: 'Nada se perde',
      confirmLabel: 'Sair',
      onConfirm: () => {},
      open: true,
    },
    reaches: `${alert}, ${dialog}`,
    primitive: true,
    layer: { is: alert },
    handed: opensBy(alert),
    changes: closes(`:is(${alert}, ${dialog})`, pressesEscape(`:is(${alert}, ${dialog})`)),
  },
  Dialog: {
    props: { title: 'Termo', children: 'Texto', open: true },
    reaches: dialog,
    primitive: true,
    layer: { is: dialog },
    handed: opensBy(dialog),
    changes: closes(dialog, pressesEscape(dialog)),
  },
  DialogClose: {
    props: {
      children: (
        <button type="button" className="of-the-caller">
          Fechar
        </button>
      ),
    },
    reaches: { none: 'It draws nothing: the button inside of it is the caller’s.' },
    handed: { props: (children) => ({ children }), shown: isThere(dialog) },
    around: (drawn) => (
      <Dialog title="Termo" defaultOpen>
        {drawn}
      </Dialog>
    ),
    primitive: true,
  },
  Menu: {
    props: { trigger: button, children: null, defaultOpen: true },
    reaches: '[role="menu"]',
    primitive: true,
    layer: { is: '[role="menu"]' },
    handed: opensBy('[role="menu"]'),
    changes: {
      of: 'open',
      from: false,
      to: true,
      by: ({ find }) => press(find('button')),
      shown: isThere('[role="menu"]'),
    },
  },
  MenuItem: {
    props: { children: 'Excluir', onSelect: () => {} },
    reaches: '[role="menuitem"]',
    around: inMenu,
    primitive: true,
    blocked: {},
    own: [
      {
        on: 'onClick',
        by: presses('[role="menuitem"]'),
        shown: isThere('[role="menu"]:is([data-open], [data-state="open"])'),
      },
    ],
  },
  MenuLink: {
    props: { children: 'Perfil', href: '/perfil' },
    reaches: '[role="menuitem"]',
    around: inMenu,
    primitive: true,
    blocked: {},
    links: '[role="menuitem"]',
  },
  MenuChoices: {
    props: {
      label: 'Ordem',
      value: 'a',
      onValueChange: () => {},
      choices: [
        { value: 'a', label: 'Primeira' },
        { value: 'b', label: 'Segunda' },
      ],
    },
    reaches: '[role="menu"] [role="group"]',
    around: inOpenMenu,
    primitive: true,
    changes: {
      of: 'value',
      from: 'a',
      to: 'b',
      by: ({ findAll }) => press(findAll('[role="menuitemradio"]')[1] ?? null),
      shown: ({ findAll }) =>
        findAll('[role="menuitemradio"]')[1]?.getAttribute('aria-checked') === 'true' ? 'b' : 'a',
    },
  },
  MenuGroup: {
    props: { label: 'Conta', children: null },
    reaches: '[role="group"]',
    around: inMenu,
    primitive: true,
  },
  MenuHeader: {
    props: { label: 'Conta', children: 'Ana' },
    reaches: '[role="menu"] > *',
    around: besideItem,
    primitive: true,
  },
  MenuSeparator: { props: {}, reaches: '[role="separator"]', around: besideItem, primitive: true },
  MenuFooter: {
    props: { children: 'Versão' },
    reaches: '[role="menu"] > *',
    around: besideItem,
    primitive: true,
  },
  SidePanel: {
    props: { title: 'Filtros', children: 'Texto', open: true },
    reaches: dialog,
    primitive: true,
    layer: { is: dialog },
    handed: opensBy(dialog),
    changes: closes(dialog, pressesEscape(dialog)),
  },
  Tooltip: {
    props: { label: 'Favoritar', children: button, defaultOpen: true },
    reaches: 'button.of-the-caller',
    primitive: true,
    layer: { is: '[data-radix-popper-content-wrapper] > *' },
    changes: {
      of: 'open',
      from: true,
      to: false,
      by: ({ find }) => pressKey(find('button'), 'Escape'),
      shown: isThere('[data-radix-popper-content-wrapper] > *'),
    },
  },
} satisfies Partial<Registry>;
