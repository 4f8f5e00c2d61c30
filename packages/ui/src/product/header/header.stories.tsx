import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { StoryLogo } from '../story-logo.tsx';
import { CoinBalance } from './coin-balance.tsx';
import { Header } from './header.tsx';
import { HeaderLinks } from './header-links.tsx';
import { keyboard } from './header-search.keyboard.ts';
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
    navigation: (
      <HeaderLinks
        links={[
          { label: 'Início', href: '/student/dashboard', isCurrent: true },
          { label: 'Meu dashboard', href: '/student/statistics/chart' },
          { label: 'Loja', href: '/student/shop/page/1' },
          { label: 'Painel Admin.', href: '/admin/#/dashboard', isExternal: true },
        ]}
      />
    ),
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
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { hidden: true });
    if (field.checkVisibility()) {
      await userEvent.type(field, 'lider');
      await waitFor(() => expect(onSearch).toHaveBeenCalledWith('lider'), { timeout: 30_000 });
      await expect(onSearch).toHaveBeenCalledOnce();
    }
    await expect(canvas.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    const outside = canvas.getByRole('link', { name: 'Painel Admin. (abre em nova aba)' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside.querySelector('svg')).toBeVisible();
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
    navigation: (
      <HeaderLinks
        links={[
          { label: 'Início', href: '/student/dashboard', blockedReason: 'Indisponível durante a manutenção' },
          { label: 'Loja', href: '/student/shop/page/1', blockedReason: 'Indisponível durante a manutenção' },
          { label: 'Painel Admin.', href: '/admin/#/dashboard', isExternal: true },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^Loja/ });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).toHaveAccessibleDescription('Indisponível durante a manutenção');
  },
};

export const LoggedOut: Story = {
  args: { navigation: undefined, search: undefined, children: <Button>Entrar</Button> },
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
    navigation: (
      <HeaderLinks
        links={[
          'Início',
          'Meu dashboard corporativo',
          'Loja de recompensas',
          'Painel Admin.',
          'Meus times',
        ].map((label) => ({ label, href: '#' }))}
      />
    ),
  },
};

/** The search of a phone: what it opens stands after its button, and Escape goes back to that. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Abrir a busca' });
    const field = () => canvas.getByRole('searchbox', { name: 'Buscar treinamentos' });
    const controlled = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    await expect(opener.compareDocumentPosition(controlled as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await everyRow(keyboard, {
      Tab: async () => {
        canvas.getByRole('link', { name: 'marca, início' }).focus();
        await userEvent.tab();
        await expect(opener).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(field()).toHaveFocus());
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
      },
      Escape: async () => {
        await userEvent.keyboard('lider{Escape}');
        await expect(field()).toHaveValue('');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(opener).toHaveFocus());
        await expect(opener).toHaveAttribute('aria-expanded', 'false');
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await waitFor(() => expect(field()).toHaveFocus());
      },
    });
  },
};

/** What changes while the page is open is said, also the first time; what stood there at first is not. */
export const Announced: Story = {
  render: function News(args) {
    const [isLater, setLater] = useState(false);
    return (
      <Header {...args} notice={isLater ? 'Estamos em manutenção. Voltamos em breve.' : undefined}>
        <CoinBalance
          balance={isLater ? '1.300' : '1.250'}
          spoken={isLater ? '1.300 decoins' : '1.250 decoins'}
          href="#statement"
        />
        <NotificationBell unread={isLater ? 4 : 3} hasNews={isLater} onClick={() => setLater(true)} />
      </Header>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = within(canvas.getByRole('banner'))
      .getAllByRole('status', { hidden: true })
      .find((region) => !region.closest('search'));
    await expect(status).toBeEmptyDOMElement();
    const told: string[] = [];
    const listener = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[data-part]');
        if (region?.getAttribute('data-part') === 'announcements') told.push(region.textContent);
      }
    });
    listener.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações: 3 não lidas' }));
    await expect(status).toHaveTextContent('Estamos em manutenção.');
    await waitFor(() => expect(told.join()).toContain('1.300 decoins'));
    await waitFor(() => expect(told.join()).toContain('Notificações: 4 não lidas'));
    listener.disconnect();
  },
};
