import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortBar } from './sort-bar.tsx';

const meta = {
  title: 'Product/Sort bar',
  component: SortBar,
  args: {
    label: 'Ordenar por',
    onSort: fn(),
    columns: [
      { key: 'title', label: 'Título', state: 'ascending' },
      { key: 'duration', label: 'Duração', state: 'descending' },
      { key: 'rating', label: 'Avaliação', state: 'inactive' },
    ],
  },
} satisfies Meta<typeof SortBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Avaliação' }));
    await expect(args.onSort).toHaveBeenCalledWith('rating');
  },
};
