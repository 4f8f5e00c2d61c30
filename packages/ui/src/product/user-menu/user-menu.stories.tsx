import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  ChartColumnIcon,
  CourseIcon,
  FavoriteIcon,
  HomeIcon,
  LightbulbIcon,
  QuestionnaireIcon,
  ReceiptIcon,
  RecommendIcon,
  ShopIcon,
  UserIcon,
} from '../../components/icon/icons.ts';
import { everyRow } from '../../testing/every-row.ts';
import { opensAgain } from '../../testing/opens-again.ts';
import { CoinBalance } from '../header/coin-balance.tsx';
import { Header } from '../header/header.tsx';
import { NotificationBell } from '../header/notification-bell.tsx';
import { portraitOf } from '../story-covers.ts';
import { StoryLogo } from '../story-logo.tsx';
import { keyboard } from './user-menu.keyboard.ts';
import { UserMenu } from './user-menu.tsx';
import type { UserMenuSection } from './user-menu.types.ts';
import { keyboard as sheetKeyboard } from './user-sheet.keyboard.ts';

const home: UserMenuSection = {
  items: [{ label: 'Início', href: '/student/dashboard', icon: <HomeIcon />, isCurrent: true }],
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
    { label: 'Meu dashboard', href: '/student/statistics/chart', icon: <ChartColumnIcon /> },
    { label: 'Trilhas obrigatórias', href: '/student/profile/tracks', icon: <QuestionnaireIcon /> },
    { label: 'Meus treinamentos', href: '/student/profile/courses', icon: <CourseIcon /> },
    { label: 'Treinamentos recomendados', href: '/student/profile/indication', icon: <RecommendIcon /> },
    { label: 'Treinamentos favoritos', href: '/student/profile/favorite', icon: <FavoriteIcon /> },
  ],
};
const shop: UserMenuSection = {
  label: 'Loja',
  items: [
    { label: 'Extrato', href: '/student/decoins/statement', icon: <ReceiptIcon /> },
    { label: 'Histórico de pedidos', href: '/student/profile/history-order', icon: <QuestionnaireIcon /> },
    { label: 'Loja', href: '/student/shop/page/1', icon: <ShopIcon /> },
  ],
};
const more: UserMenuSection = {
  label: 'Mais',
  items: [{ label: 'Dê sua sugestão', href: '', icon: <LightbulbIcon />, onSelect: fn() }],
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
    profile: { label: 'Acessar perfil', href: '/student/profile', icon: <UserIcon /> },
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

/** Behind the photo (SHELL-13) with e-mail and companies (SHELL-16, SHELL-17), in the order that was given, 'Sair' last (SHELL-19); what is outside opens a new tab (SHELL-33). */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await expect(menu).toHaveAccessibleDescription(/ana\.souza@decola\.com\.br/);
    await expect(within(menu).getByText('Decola Linhas Aéreas, Decola Cargas')).toBeVisible();
    await expect(within(menu).getByRole('menuitem', { name: 'Acessar perfil' })).toHaveAttribute(
      'href',
      '/student/profile',
    );
    const names = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent);
    await expect(names).toEqual([
      'Acessar perfil',
      'Início',
      'Painel Admin. (abre em nova aba)',
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
  tags: ['pictured'],
  args: {
    open: true,
    choice: {
      label: 'Aparência',
      value: 'system',
      onValueChange: fn(),
      choices: [
        { value: 'light', label: 'Claro' },
        { value: 'dark', label: 'Escuro' },
        { value: 'system', label: 'Automático (sistema)' },
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

/** Up to 755 px: a sheet over the whole height, with every place of the wide one (SHELL-29, SHELL-30); following a link closes it. */
export const Sheet: Story = {
  args: { form: 'sheet' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(photo(canvasElement));
    const sheet = await screen.findByRole('dialog');
    await expect(sheet).toHaveAccessibleName('Menu');
    await expect(within(sheet).getByRole('navigation', { name: 'Páginas' })).toBeVisible();
    await expect(within(sheet).getByRole('list', { name: 'Treinamentos' })).toBeVisible();
    for (const name of [/^Painel Admin/, 'Extrato', 'Histórico de pedidos', 'Loja'])
      await expect(within(sheet).getByRole('link', { name })).toBeVisible();
    await expect(within(sheet).getByRole('button', { name: 'Dê sua sugestão' })).toBeVisible();
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

/** In maintenance a place of the sheet tells a finger why it is off (SHELL-31). */
export const BlockedSheet: Story = {
  args: { ...Blocked.args, form: 'sheet' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(photo(canvasElement));
    const sheet = await screen.findByRole('dialog');
    const place = within(sheet).getByRole('link', { name: 'Meus treinamentos' });
    await userEvent.pointer([{ keys: '[TouchA]', target: place }]);
    await waitFor(() =>
      expect(document.querySelector('[data-part="blocked-reason"]')).toHaveTextContent(
        'Indisponível durante a manutenção',
      ),
    );
    await expect(sheet).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = photo(canvasElement);
    const item = (name: string) => screen.getByRole('menuitem', { name });
    const hasFocus = (name: string) => waitFor(() => expect(item(name)).toHaveFocus());
    const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await everyRow(keyboard, {
      Enter: async () => {
        button.focus();
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('menu');
        await hasFocus('Acessar perfil');
      },
      ArrowDown: async () => {
        await userEvent.keyboard('{ArrowDown}');
        await hasFocus('Início');
        await userEvent.keyboard('{End}{ArrowDown}');
        await hasFocus('Acessar perfil');
        await userEvent.keyboard('{Escape}');
        await isClosed();
        await waitFor(() => expect(button).toHaveFocus());
        await userEvent.keyboard('{ArrowDown}');
        await screen.findByRole('menu');
        await hasFocus('Acessar perfil');
      },
      ArrowUp: async () => {
        await userEvent.keyboard('{ArrowUp}');
        await hasFocus('Sair');
        await userEvent.keyboard('{ArrowUp}');
        await hasFocus('Dê sua sugestão');
      },
      Home: async () => {
        await userEvent.keyboard('{Home}');
        await hasFocus('Acessar perfil');
      },
      End: async () => {
        await userEvent.keyboard('{End}');
        await hasFocus('Sair');
      },
      'A–Z': async () => {
        await userEvent.keyboard('e');
        await hasFocus('Extrato');
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await isClosed();
        await waitFor(() => expect(button).toHaveFocus());
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await screen.findByRole('menu');
        await hasFocus('Acessar perfil');
      },
    });
  },
};

export const KeyboardOfSheet: Story = {
  ...Sheet,
  play: async ({ canvasElement }) => {
    const button = photo(canvasElement);
    const sheet = () => screen.getByRole('dialog');
    const stops = () => [...sheet().querySelectorAll<HTMLElement>('a[href], button')];
    await everyRow(sheetKeyboard, {
      Enter: async () => {
        button.focus();
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('dialog');
        await waitFor(() => expect(sheet().contains(document.activeElement)).toBe(true));
      },
      Tab: async () => {
        within(sheet()).getByRole('link', { name: 'Acessar perfil' }).focus();
        await userEvent.tab();
        await expect(within(sheet()).getByRole('link', { name: 'Início' })).toHaveFocus();
        stops().at(-1)?.focus();
        await userEvent.tab();
        await expect(sheet().contains(document.activeElement)).toBe(true);
      },
      'Shift+Tab': async () => {
        within(sheet()).getByRole('link', { name: 'Início' }).focus();
        await userEvent.tab({ shift: true });
        await expect(within(sheet()).getByRole('link', { name: 'Acessar perfil' })).toHaveFocus();
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(button).toHaveFocus());
      },
    });
  },
};
