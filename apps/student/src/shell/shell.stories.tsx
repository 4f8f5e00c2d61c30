import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = {
  title: 'Screens/Shell',
  parameters: { layout: 'fullscreen', route: paths.globalSearch({ search: 'seguran' }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w360' } };

const opensMenu = async () => {
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('button', { name: /^Menu de/ }));
  await screen.findByText('Sair');
};

/** Opened by somebody who has seen their count: the focus goes to the first one then, else to the way out. */
const opensNotifications = async (name = /^Notificações: \d/) => {
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Notificações' });
};

export const UserMenu: Story = { tags: ['pictured'], play: opensMenu };

export const UserMenuOnPhone: Story = { globals: phone, play: opensMenu };

/** An administrator has more places to go. */
export const UserMenuOfAdministrator: Story = {
  parameters: { sandbox: { scenario: 'administrator' } },
  play: opensMenu,
};

export const Notifications: Story = {
  tags: ['gate'],
  play: async () => {
    const panel = within(await opensNotifications());
    await panel.findAllByRole('listitem');
  },
};

export const NotificationsOnPhone: Story = { ...Notifications, globals: phone };

/** One that is deleted is told, and the focus stays among the others (NOTIF-11 to NOTIF-13). */
export const NotificationRemoved: Story = {
  play: async () => {
    const dialog = await opensNotifications();
    const [first] = await within(dialog).findAllByRole('button', { name: /^Apagar notificação/ });
    if (!first) throw new Error('No notification can be deleted.');
    await userEvent.click(first);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Apagar' }));
    await screen.findByText('Notificação apagada!');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

/** Nothing has arrived (NOTIF-04). */
export const NotificationsEmpty: Story = {
  parameters: { sandbox: { scenario: 'empty' } },
  play: async () => {
    await within(await opensNotifications(/^Notificações/)).findByText('Você não possui nenhuma notificação');
  },
};

export const NotificationsFailed: Story = {
  parameters: { sandbox: { faults: { listNotifications: 'failing' } } },
  play: async () => {
    await within(await opensNotifications(/^Notificações/)).findByRole('button', {
      name: 'Tentar novamente',
    });
  },
};

/** 'Deseja realmente sair?', what leaving leads to, and the two answers (SHELL-32, AUTH-36). */
export const SigningOut: Story = {
  play: async () => {
    await opensMenu();
    await userEvent.click(screen.getByText('Sair'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Deseja realmente sair?' }));
    await expect(question.getByText('Ao sair, você retornará para a página de login.')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Sair' })).toBeVisible();
  },
};

export const SigningOutOnPhone: Story = { ...SigningOut, globals: phone };
