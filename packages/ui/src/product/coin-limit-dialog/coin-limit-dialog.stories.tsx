import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './coin-limit-dialog.keyboard.ts';
import { CoinLimitDialog } from './coin-limit-dialog.tsx';

const meta = {
  title: 'Product/Coin limit dialog',
  component: CoinLimitDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Você ganhou todos os decoins de hoje!',
    children: <p>O que você ganhou já está no seu saldo. Continue estudando: amanhã você volta a ganhar.</p>,
  },
} satisfies Meta<typeof CoinLimitDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = () => screen.findByRole('dialog', { name: /^Você ganhou todos/ });

/** Confetti, or none where stillness is asked for. */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await expect(await isOpen()).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title:
      'Você ganhou todas as moedas de reconhecimento institucional que o dia de hoje ainda tinha para você!',
    children: (
      <p>
        O que você ganhou já está no seu saldo, e pode ser trocado na loja quando você quiser. Continue
        estudando: tudo o que você concluir conta para as suas trilhas, e amanhã você volta a ganhar.
      </p>
    ),
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const dialog = await isOpen();
    await everyRow(keyboard, {
      Tab: async () => {
        for (let press = 0; press < 3; press += 1) {
          await userEvent.tab();
          await expect(dialog).toContainElement(document.activeElement as HTMLElement);
        }
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      },
    });
  },
};
