import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './alert-box.keyboard.ts';
import { AlertBox } from './alert-box.tsx';

const meta = {
  title: 'Components/Overlays/Alert box',
  component: AlertBox,
  args: { open: true, message: 'Sua sugestão foi enviada para a equipe.', onOpenChange: fn() },
} satisfies Meta<typeof AlertBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button closes it (SHELL-40). */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Sua sugestão foi enviada para a equipe.' });
    await expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = { args: { tone: 'critical', message: 'Ocorreu um erro inesperado.' } };

export const LongText: Story = {
  args: {
    tone: 'critical',
    message:
      'Não foi possível concluir a sua inscrição porque a turma de Comunicação não violenta de segunda-feira já está completa.\nEscolha outra turma ou entre em contato com a equipe de treinamento da sua empresa.',
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    const ok = screen.getByRole('button', { name: 'Ok' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(ok).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(ok).toHaveFocus();
      },
      'Enter, Space': async () => {
        await userEvent.keyboard('{Enter} ');
        await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      },
    });
  },
};
