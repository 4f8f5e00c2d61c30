import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = {
  title: 'Screens/Device data',
  parameters: { layout: 'fullscreen', route: paths.profile({ option: 'courses' }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What this device keeps of the person, from their profile; what the app needs to work stays. */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dados neste aparelho' }));
    const kept = await screen.findByRole('list', { name: 'O que está guardado' });
    const person = within(kept).getByText('Quem está conectado').closest('li');
    await expect(person).toHaveTextContent('Continua aqui');
  },
};
