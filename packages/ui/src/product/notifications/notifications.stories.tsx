import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { opensAgain } from '../../testing/opens-again.ts';
import { Header } from '../header/header.tsx';
import { NotificationBell } from '../header/notification-bell.tsx';
import { StoryLogo } from '../story-logo.tsx';
import { NotificationList, type NotificationListItem } from './notification-list.tsx';
import { keyboard } from './notifications.keyboard.ts';
import { NotificationsPanel } from './notifications-panel.tsx';

const answered = 'Marcos respondeu à sua dúvida “Posso refazer o exercício?”';

const items: NotificationListItem[] = [
  {
    id: 1,
    kind: 'doubt',
    title: answered,
    description: 'Pode, até três vezes.',
    date: 'há 20 minutos',
    isRead: false,
  },
  {
    id: 2,
    kind: 'indication',
    title: 'Carla recomendou um treinamento',
    description: 'Fundamentos de liderança',
    date: 'há 3 horas',
    isRead: false,
  },
  { id: 3, kind: 'training', title: 'Novo treinamento disponível', date: 'ontem', isRead: true },
  {
    id: 4,
    kind: 'image',
    title: 'Semana do conhecimento',
    description: 'Veja a programação.',
    date: '20/02/2026',
    isRead: true,
  },
];

const meta = {
  title: 'Product/Notifications',
  component: NotificationList,
  args: { items, onOpen: fn(), onDelete: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters.layout === 'fullscreen' ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize: 400 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four kinds; unread ones say so. */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Não lida: ${answered}` }));
    await expect(args.onOpen).toHaveBeenCalledWith(1);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Apagar notificação: Novo treinamento disponível' }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(3);
  },
};

export const Empty: Story = { args: { items: [] } };
export const Deleting: Story = {
  tags: ['busy'],
  args: { items: items.map((item) => ({ ...item, isDeleting: item.id === 2 })) },
};
export const LongText: Story = {
  args: {
    items: items.slice(0, 1).map((item) => ({
      ...item,
      title:
        'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional',
      description:
        'Uma resposta longa, que continua por muitas linhas e só aparece inteira quando se abre. '.repeat(4),
    })),
  },
};

/** Behind the bell; Escape closes it and gives the focus back. */
export const Panel: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Header logo={<StoryLogo />} homeHref="#home" homeLabel="marca, início">
      <NotificationsPanel trigger={<NotificationBell unread={2} />}>
        <NotificationList {...args} />
      </NotificationsPanel>
    </Header>
  ),
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notificações: 2 não lidas' });
    await userEvent.click(bell);
    await expect(await screen.findByRole('dialog', { name: 'Notificações' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await opensAgain(bell, 'dialog');
  },
};

export const Failed: Story = {
  render: () => <ErrorState title="Não foi possível carregar as notificações." onRetry={fn()} />,
};

const told = () => document.querySelector('[data-part="announcements"]')?.textContent ?? '';

/** Deleting one says so, and the focus goes on to its neighbour; after the last one it stays where the list was. */
export const Removed: Story = {
  render: function Removing(args) {
    const [left, setLeft] = useState(items.slice(0, 2));
    return (
      <NotificationList
        {...args}
        items={left}
        data-list
        onDelete={(id) => setLeft((all) => all.filter((item) => item.id !== id))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `Apagar notificação: ${answered}` }));
    await waitFor(() => expect(told()).toBe(`Notificação apagada: ${answered}`));
    const next = canvas.getByRole('button', { name: 'Não lida: Carla recomendou um treinamento' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(told()).toBe('Notificação apagada: Carla recomendou um treinamento'));
    await waitFor(() => expect(canvasElement.querySelector('[data-list]')).toHaveFocus());
  },
};

/** Asked before, by a question that closes only after the item has gone: the focus goes the same way. */
export const KeyboardOfRemoval: Story = {
  render: function Asking(args) {
    const [left, setLeft] = useState(items.slice(0, 2));
    const [asked, ask] = useState<number | string>();
    return (
      <>
        <NotificationList {...args} items={left} data-list onDelete={ask} />
        <ConfirmDialog
          open={asked !== undefined}
          onOpenChange={() => ask(undefined)}
          title="Apagar esta notificação?"
          confirmLabel="Apagar"
          onConfirm={() => {
            setLeft(left.filter(({ id }) => id !== asked));
            ask(undefined);
          }}
        >
          Ela sai da sua lista.
        </ConfirmDialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = async (name: string) => {
      canvas.getByRole('button', { name: `Apagar notificação: ${name}` }).focus();
      await userEvent.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog');
      within(question).getByRole('button', { name: 'Apagar' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await remove(answered);
    const next = canvas.getByRole('button', { name: 'Não lida: Carla recomendou um treinamento' });
    await waitFor(() => expect(next).toHaveFocus());
    await remove('Carla recomendou um treinamento');
    await waitFor(() => expect(canvasElement.querySelector('[data-list]')).toHaveFocus());
  },
};

export const Keyboard: Story = {
  ...Panel,
  play: async ({ canvasElement, args }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notificações: 2 não lidas' });
    const panel = () => within(screen.getByRole('dialog', { name: 'Notificações' }));
    const button = (name: string | RegExp) => panel().getByRole('button', { name });
    await everyRow(keyboard, {
      Enter: async () => {
        bell.focus();
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('dialog', { name: 'Notificações' });
        button(`Não lida: ${answered}`).focus();
        await userEvent.keyboard('{Enter}');
        await expect(args.onOpen).toHaveBeenCalledWith(1);
      },
      Tab: async () => {
        await userEvent.tab();
        await expect(button(`Apagar notificação: ${answered}`)).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(button(`Não lida: ${answered}`)).toHaveFocus();
      },
      Space: async () => {
        await userEvent.tab();
        await userEvent.keyboard(' ');
        await expect(args.onDelete).toHaveBeenCalledWith(1);
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(bell).toHaveFocus());
      },
    });
  },
};
