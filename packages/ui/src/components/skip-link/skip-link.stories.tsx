import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { Heading } from '../heading/heading.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { keyboard } from './skip-link.keyboard.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Foundations/Skip link',
  component: SkipLink,
  args: { target: 'conteudo' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="conteudo" tabIndex={-1}>
        <Heading level={1}>Cursos</Heading>
        <VisuallyHidden>Só para leitores de tela.</VisuallyHidden>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
  },
};

/** Every key of the table. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(
          within(canvasElement).getByRole('link', { name: 'Pular para o conteúdo' }),
        ).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(within(canvasElement).getByRole('main')).toHaveFocus());
      },
    });
  },
};
