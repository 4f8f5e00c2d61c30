import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './sort-bar.keyboard.ts';
import { SortBar, type SortBarProps, type Sorting } from './sort-bar.tsx';

/** In the hand of who sorts a list: ascending, descending, then neither (DASH-27). */
function Sorted(args: SortBarProps) {
  const [sorting, setSorting] = useState(args.sorting);
  const sort = (column: string) => {
    const next: Record<'none' | Sorting['direction'], Sorting | null> = {
      none: { column, direction: 'ascending' },
      ascending: { column, direction: 'descending' },
      descending: null,
    };
    setSorting(next[sorting?.column === column ? sorting.direction : 'none']);
    args.onSort(column);
  };
  return <SortBar {...args} sorting={sorting} onSort={sort} />;
}

const meta = {
  title: 'Product/Sort bar',
  component: SortBar,
  render: (args) => <Sorted {...args} />,
  args: {
    label: 'Ordenar por',
    onSort: fn(),
    columns: [
      { key: 'title', label: 'Título' },
      { key: 'duration', label: 'Duração' },
      { key: 'rating', label: 'Avaliação' },
    ],
    sorting: { column: 'title', direction: 'ascending' },
  },
} satisfies Meta<typeof SortBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Avaliação' }));
    await expect(args.onSort).toHaveBeenCalledWith('rating');
  },
};

/** The bar shows what it is told, and nothing by itself. */
export const Controlled: Story = {
  render: (args) => <SortBar {...args} />,
  args: { sorting: { column: 'duration', direction: 'descending' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Título' }));
    await expect(canvas.getByRole('button', { name: 'Duração em ordem decrescente' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pressed = (name: string) => canvas.getByRole('button', { name, pressed: true });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Duração' })).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('button', { name: /^Título/ })).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(pressed('Título em ordem decrescente')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('button', { name: 'Título', pressed: false })).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(pressed('Título em ordem crescente')).toHaveFocus();
      },
    });
  },
};
