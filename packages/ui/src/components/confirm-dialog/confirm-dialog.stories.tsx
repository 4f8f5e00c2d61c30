import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { opensAgain } from '../../testing/opens-again.ts';
import { Button } from '../button/button.tsx';
import { keyboard } from './confirm-dialog.keyboard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/Overlays/Confirm dialog',
  component: ConfirmDialog,
  args: {
    title: 'Deseja realmente sair?',
    children: 'Ao sair, você retornará para a página de login.',
    confirmLabel: 'Sair',
    onConfirm: fn(),
    trigger: <Button variant="outline">Sair</Button>,
  },
  argTypes: { trigger: { control: false } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The harmless answer has the focus; Escape is a no. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sair' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Deseja realmente sair?' });
    await expect(dialog).toHaveAccessibleDescription('Ao sair, você retornará para a página de login.');
    await expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await opensAgain(trigger, 'alertdialog');
  },
};

export const Open: Story = { tags: ['pictured'], args: { open: true } };

/** Answered with a yes it closes by itself, and the focus goes back. */
export const Answered: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sair' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await opensAgain(trigger, 'alertdialog');
  },
};

export const Critical: Story = {
  args: {
    open: true,
    tone: 'critical',
    title: 'Apagar esta notificação?',
    children: 'Ela sai da sua lista e não pode ser recuperada.',
    confirmLabel: 'Apagar',
  },
};

/** A compound such as the name of a day stays in one line, however narrow the dialog. */
export const LongText: Story = {
  args: {
    open: true,
    tone: 'critical',
    title: 'Desistir da sua inscrição?',
    children:
      'Os encontros desta turma são na segunda-feira, na terça-feira e na quarta-feira. Se você desistir, o seu lugar passa para a próxima pessoa da lista de espera.',
    confirmLabel: 'Desistir da inscrição',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    for (const day of ['segunda-feira', 'terça-feira', 'quarta-feira'])
      await expect(getComputedStyle(within(dialog).getByText(day)).whiteSpace).toBe('nowrap');
  },
};

/** On its way: a second press, Escape and a press outside do nothing. */
export const Loading: Story = {
  tags: ['busy'],
  args: { open: true, pending: true, onOpenChange: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The server refused: the reason stands inside, the question stays. */
export const Failed: Story = {
  render: function Refused(args) {
    const [error, setError] = useState<string>();
    return (
      <ConfirmDialog {...args} open error={error} onConfirm={() => setError('Ocorreu um erro inesperado.')} />
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Ocorreu um erro inesperado.');
  },
};

/** Its work takes a while: it waits for it, stays where that failed, and closes where it was done. */
export const Waiting: Story = {
  args: { onConfirm: fn() },
  play: async ({ canvasElement, args }) => {
    const works = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let turn = 0;
    (args.onConfirm as ReturnType<typeof fn>).mockImplementation(() => works[turn++]?.promise);
    const trigger = within(canvasElement).getByRole('button', { name: 'Sair' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog');
    const yes = within(dialog).getByRole('button', { name: 'Sair' });
    await userEvent.click(yes);
    await userEvent.click(yes);
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    works[0]?.reject(new Error('sem conexão'));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeEnabled());
    await userEvent.click(yes);
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    works[1]?.resolve();
    await opensAgain(trigger, 'alertdialog');
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Sair' });
    const answer = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name });
    await everyRow(keyboard, {
      'Enter, Space': async () => {
        trigger.focus();
        await userEvent.keyboard(' ');
        await screen.findByRole('alertdialog');
        await waitFor(() => expect(answer('Cancelar')).toHaveFocus());
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await expect(trigger).toHaveFocus();
        await opensAgain(trigger, 'alertdialog');
      },
      Tab: async () => {
        await userEvent.tab();
        await expect(answer('Sair')).toHaveFocus();
        await userEvent.keyboard(' ');
        await expect(args.onConfirm).toHaveBeenCalledTimes(1);
        await waitFor(() => expect(trigger).toHaveFocus());
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('alertdialog');
        await waitFor(() => expect(answer('Cancelar')).toHaveFocus());
        await userEvent.tab();
        await userEvent.tab();
        await expect(answer('Cancelar')).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(answer('Sair')).toHaveFocus();
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(trigger).toHaveFocus());
        await expect(args.onConfirm).toHaveBeenCalledTimes(1);
      },
    });
  },
};
