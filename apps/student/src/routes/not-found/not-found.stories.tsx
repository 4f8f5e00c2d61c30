import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { prefix } from '../../places.ts';

const meta = {
  title: 'Screens/Not found',
  parameters: {
    layout: 'fullscreen',
    route: `${prefix}/lugar-nenhum`,
    sandbox: { scenario: 'visitor' },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['pictured'] };

/** Who is signed in keeps the menu and the ways on. */
export const SignedIn: Story = {
  parameters: { sandbox: { scenario: 'student' } },
  play: async () => {
    await screen.findByRole('button', { name: /^Menu de / });
    await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' });
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'w360' } } };
