import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LogoutDialog } from './logout-dialog.tsx';

const meta = {
  title: 'Product/Logout dialog',
  component: LogoutDialog,
  args: { open: true, onOpenChange: fn(), onConfirm: fn() },
} satisfies Meta<typeof LogoutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The specification's words, character for character (AUTH-36). */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Deseja realmente sair?' });
    await expect(dialog).toHaveAccessibleDescription('Ao sair, você retornará para a página de login.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sair' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const Loading: Story = { tags: ['busy'], args: { pending: true } };
