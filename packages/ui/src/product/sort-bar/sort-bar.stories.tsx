import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortBar } from './sort-bar.tsx';

const meta = {
  title: 'Product/Sort bar',
  component: SortBar,
  args: {
    label: 'Ordenar por',
    onValueChange: fn(),
    columns: [
      { key: 'title', label: 'Título' },
      { key: 'duration', label: 'Duração' },
      { key: 'rating', label: 'Avaliação' },
    ],
    defaultValue: { column: 'title', direction: 'ascending' },
  },
} satisfies Meta<typeof SortBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Avaliação' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(
      { column: 'rating', direction: 'ascending' },
      'rating',
    );
  },
};
