import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/layout/layout.tsx';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { InstructorCard } from '../instructor-card/instructor-card.tsx';
import { keyboard } from './show-more.keyboard.ts';
import { ShowMore } from './show-more.tsx';

const names = ['Ana', 'Beto', 'Carla', 'Davi', 'Elisa', 'Fábio', 'Gil', 'Helena', 'Ivo', 'Joana'];

const itemsOf = (count: number) =>
  names.slice(0, count).map((name) => (
    <li key={name}>
      <InstructorCard name={name} href={`#${name}`} />
    </li>
  ));

const meta = {
  title: 'Product/Show more',
  component: ShowMore,
  args: {
    label: 'Instrutores',
    items: itemsOf(10),
    step: 3,
    children: (shown) => <Stack as="ul">{shown}</Stack>,
  },
  argTypes: { items: { control: false } },
  decorators: [
    (Story) => (
      <main>
        <h1>Busca</h1>
        <h2>Instrutores</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ShowMore>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More than are shown, and no more. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={sheet}>
      <ShowMore {...args} />
      <ShowMore {...args} items={itemsOf(4)} />
    </div>
  ),
};

/** Every key of the table; once all are shown there is no button. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = (name: string) => canvas.getByRole('link', { name });
    const more = () => canvas.getByRole('button', { name: 'Mostrar mais: Instrutores' });
    await everyRow(keyboard, {
      Tab: async () => {
        link('Davi').focus();
        await userEvent.tab();
        await expect(more()).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(link('Elisa')).toHaveFocus();
        await expect(canvas.getAllByRole('link')).toHaveLength(7);
      },
      Space: async () => {
        more().focus();
        await userEvent.keyboard(' ');
        await expect(link('Helena')).toHaveFocus();
        await expect(canvas.getAllByRole('link')).toHaveLength(10);
      },
    });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
