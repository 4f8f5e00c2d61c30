import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Terms',
  parameters: { layout: 'fullscreen', route: paths.terms(), sandbox: { scenario: 'visitor' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['pictured'] };

export const OnPhone: Story = { globals: { viewport: { value: 'w360' } } };

/** A brand without coins has no chapter about them, as another has it (AUTH-51). */
export const WithoutCoins: Story = {
  globals: { theme: 'circulo' },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Comentários' });
    await expect(screen.getByRole('main')).not.toHaveTextContent(/decoins/i);
  },
};

/** Administrators see comments, also deleted ones, limit coins, change their rules, revoke them and let them expire (AUTH-50 to AUTH-52). */
export const WithCoins: Story = {
  globals: { theme: 'decola' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Termo de Uso' });
    const main = screen.getByRole('main');
    for (const said of [
      'Os administradores da plataforma veem os comentários, inclusive os que foram apagados.',
      'limite diário de ganho de decoins por pessoa, mudar as regras e revogar ou fazer expirar decoins',
      'As decisões dos administradores são finais.',
      'Os decoins podem expirar',
    ])
      await expect(main).toHaveTextContent(said);
  },
};
