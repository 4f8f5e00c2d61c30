import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { StoryLogo } from '../story-logo.tsx';
import { CoinBalance } from './coin-balance.tsx';
import { Header } from './header.tsx';
import { HeaderSearch } from './header-search.tsx';
import { NotificationBell } from './notification-bell.tsx';

const onSearch = fn();

const meta = {
  title: 'Product/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <StoryLogo />,
    homeHref: '/student/dashboard',
    homeLabel: 'marca, início',
    links: [
      { label: 'Início', href: '/student/dashboard', isCurrent: true },
      { label: 'Meu dashboard', href: '/student/statistics/chart' },
      { label: 'Loja', href: '/student/shop/page/1' },
      { label: 'Painel Admin.', href: '/admin/#/dashboard', isExternal: true },
    ],
    search: <HeaderSearch onSearch={onSearch} debounce={500} />,
    children: (
      <>
        <CoinBalance balance="1.250" spoken="1.250 decoins" href="/student/decoins/statement" />
        <NotificationBell unread={3} />
      </>
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One search per pause in typing; external links open a new tab (SHELL-33). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { hidden: true });
    if (field.checkVisibility()) {
      await userEvent.type(field, 'lider');
      await waitFor(() => expect(onSearch).toHaveBeenCalledWith('lider'), { timeout: 2000 });
      await expect(onSearch).toHaveBeenCalledOnce();
    }
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Painel Admin/ })).toHaveAttribute('target', '_blank');
  },
};

/** As on the routes that hide the search. */
export const WithoutSearch: Story = { args: { search: undefined } };

/** As under the second template, or for a student without a company. */
export const WithoutCoins: Story = { args: { children: <NotificationBell unread={0} /> } };

/** As in maintenance: no search, and links that say why they are off. */
export const Blocked: Story = {
  args: {
    search: undefined,
    notice: 'Estamos em manutenção. Voltamos em breve.',
    links: [
      { label: 'Início', href: '/student/dashboard', blockedReason: 'Indisponível durante a manutenção' },
      { label: 'Loja', href: '/student/shop/page/1', blockedReason: 'Indisponível durante a manutenção' },
      { label: 'Painel Admin.', href: '/admin/#/dashboard', isExternal: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Loja/ });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveAccessibleDescription('Indisponível durante a manutenção');
  },
};

export const LoggedOut: Story = {
  args: { links: [], search: undefined, children: <Button>Entrar</Button> },
};

/** 0, 1, 9 and more than 99 unread; the last has just arrived (SHELL-12). */
export const Counts: Story = {
  args: {
    children: (
      <>
        {[0, 1, 9, 120].map((unread) => (
          <NotificationBell key={unread} unread={unread} hasNews={unread > 99} />
        ))}
        <CoinBalance balance="0" spoken="0 decoins" href="#" />
        <CoinBalance balance="1,2k" spoken="1.250 decoins" href="#" />
        <CoinBalance balance="3m" spoken="3.000.000 decoins" href="#" />
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    links: ['Início', 'Meu dashboard corporativo', 'Loja de recompensas', 'Painel Admin.', 'Meus times'].map(
      (label) => ({
        label,
        href: '#',
      }),
    ),
  },
};
