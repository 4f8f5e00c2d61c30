import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  BookOpen,
  ChartColumn,
  Heart,
  Home,
  Lightbulb,
  ListChecks,
  Receipt,
  Share2,
  ShoppingBag,
  User,
} from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { opensAgain } from '../../internal/opens-again.ts';
import { CoinBalance } from '../header/coin-balance.tsx';
import { Header } from '../header/header.tsx';
import { NotificationBell } from '../header/notification-bell.tsx';
import { portraitOf } from '../story-covers.ts';
import { StoryLogo } from '../story-logo.tsx';
import { UserMenu } from './user-menu.tsx';
import type { UserMenuSection } from './user-menu.types.ts';

const home: UserMenuSection = {
  items: [{ label: 'Início', href: '/student/dashboard', icon: <Home />, isCurrent: true }],
};
const administration: UserMenuSection = {
  label: 'Administração',
  items: [{ label: 'Painel Admin.', href: '/admin/#/dashboard', isExternal: true }],
};
const teams: UserMenuSection = {
  label: 'Administração',
  items: [{ label: 'Meus times', href: '/admin/#/team', isExternal: true }],
};
const trainings: UserMenuSection = {
  label: 'Treinamentos',
  items: [
    { label: 'Meu dashboard', href: '/student/statistics/chart', icon: <ChartColumn /> },
    { label: 'Trilhas obrigatórias', href: '/student/profile/tracks', icon: <ListChecks /> },
    { label: 'Meus treinamentos', href: '/student/profile/courses', icon: <BookOpen /> },
    { label: 'Treinamentos recomendados', href: '/student/profile/indication', icon: <Share2 /> },
    { label: 'Treinamentos favoritos', href: '/student/profile/favorite', icon: <Heart /> },
  ],
};
const shop: UserMenuSection = {
  label: 'Loja',
  items: [
    { label: 'Extrato', href: '/student/decoins/statement', icon: <Receipt /> },
    { label: 'Histórico de pedidos', href: '/student/profile/history-order', icon: <ListChecks /> },
    { label: 'Loja', href: '/student/shop/page/1', icon: <ShoppingBag /> },
  ],
};
const more: UserMenuSection = {
  label: 'Mais',
  items: [{ label: 'Dê sua sugestão', href: '', icon: <Lightbulb />, onSelect: fn() }],
};
const inMaintenance = (section: UserMenuSection): UserMenuSection => ({
  ...section,
  items: section.items.map((item) => ({ ...item, blockedReason: 'Indisponível durante a manutenção' })),
});

const meta = {
  title: 'Product/User menu',
  component: UserMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    form: 'dropdown',
    name: 'Ana Beatriz Souza',
    email: 'ana.souza@decola.com.br',
    companies: ['Decola Linhas Aéreas', 'Decola Cargas'],
    photoUrl: portraitOf('coral'),
    profile: { label: 'Acessar perfil', href: '/student/profile', icon: <User /> },
    sections: [home, administration, trainings, shop, more],
    onSignOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 900 }}>
        <Header logo={<StoryLogo />} homeHref="#home" homeLabel="marca, início">
          <CoinBalance balance="1.250" spoken="1.250 decoins" href="#statement" />
          <NotificationBell unread={3} />
          <Story />
        </Header>
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Menu de Ana Beatriz Souza' });

const openMenu = async (canvasElement: HTMLElement) => {
  await userEvent.click(photo(canvasElement));
  return screen.findByRole('menu');
};

/** Behind the photo (SHELL-13), in the order that was given; what is outside opens a new tab (SHELL-33). */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    await expect(names).toEqual([
      'Acessar perfil',
      'Início',
      'Painel Admin. (abre em nova guia)',
      'Meu dashboard',
      'Trilhas obrigatórias',
      'Meus treinamentos',
      'Treinamentos recomendados',
      'Treinamentos favoritos',
      'Extrato',
      'Histórico de pedidos',
      'Loja',
      'Dê sua sugestão',
      'Sair',
    ]);
    await expect(within(menu).getByRole('menuitem', { name: /Painel Admin/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sair' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await opensAgain(photo(canvasElement), 'menu');
  },
};

export const Open: Story = {
  args: {
    open: true,
    choice: {
      label: 'Aparência',
      value: 'system',
      onValueChange: fn(),
      choices: [
        { value: 'light', label: 'Claro' },
        { value: 'dark', label: 'Escuro' },
        { value: 'system', label: 'Igual ao sistema' },
      ],
    },
  },
};

export const Manager: Story = { args: { open: true, sections: [home, teams, trainings, shop] } };
export const Student: Story = { args: { open: true, sections: [home, trainings, shop] } };

/** Neither shop nor coins, no suggestion. */
export const SecondTemplate: Story = { args: { open: true, companies: [], sections: [home, trainings] } };

/** In maintenance all but 'Painel Admin.' and 'Meus times' are off, and say why (SHELL-31). */
export const Blocked: Story = {
  args: {
    profile: {
      label: 'Acessar perfil',
      href: '/student/profile',
      blockedReason: 'Indisponível durante a manutenção',
    },
    sections: [inMaintenance(home), administration, inMaintenance(trainings)],
  },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    const isOff = (name: RegExp) =>
      within(menu).getByRole('menuitem', { name }).getAttribute('aria-disabled');
    await expect([isOff(/Acessar perfil/), isOff(/Meus treinamentos/), isOff(/Painel Admin/)]).toEqual([
      'true',
      'true',
      null,
    ]);
  },
};

/** Up to 755 px: a sheet over the whole height; following a link closes it. */
export const Sheet: Story = {
  args: { form: 'sheet' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(photo(canvasElement));
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).getByRole('list', { name: 'Treinamentos' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await opensAgain(photo(canvasElement), 'dialog');
  },
};

export const SheetOpen: Story = { args: { form: 'sheet', open: true, choice: Open.args?.choice } };

export const LongText: Story = {
  args: {
    open: true,
    sections: [home, teams, shop],
    name: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira',
    email: 'maria.aparecida.nascimento.albuquerque.cavalcanti@companhia-exemplo.com.br',
    companies: [
      'Companhia Exemplo de Transportes Aéreos',
      'Companhia Exemplo de Cargas',
      'Instituto Exemplo',
      'Exemplo Serviços',
    ],
    photoUrl: undefined,
  },
};
