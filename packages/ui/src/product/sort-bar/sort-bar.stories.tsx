import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './sort-bar.keyboard.ts';
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

/** Sorted by the caller: the bar shows what it is told. */
export const Controlled: Story = {
  args: { value: { column: 'duration', direction: 'descending' } },
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
  tags: ['unpictured'],
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
