import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './pagination.keyboard.ts';
import { type PageItem, Pagination, type PaginationProps } from './pagination.tsx';

function Stateful(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        props.onPageChange?.(next);
        setPage(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 3,
    totalPages: 12,
    items: [1, 2, 3, 4, 5, 'ellipsis', 12],
    hrefOf: (page) => `#page=${page}`,
    onPageChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const samples: { page: number; totalPages: number; items: PageItem[] }[] = [
  { page: 1, totalPages: 2, items: [1, 2] },
  { page: 6, totalPages: 6, items: [1, 2, 3, 4, 5, 6] },
  { page: 1, totalPages: 7, items: [1, 2, 3, 4, 5, 'ellipsis', 7] },
  { page: 6, totalPages: 12, items: [1, 'ellipsis', 5, 6, 7, 'ellipsis', 12] },
  { page: 12, totalPages: 12, items: [1, 'ellipsis', 8, 9, 10, 11, 12] },
  { page: 118, totalPages: 240, items: [1, 'ellipsis', 117, 118, 119, 'ellipsis', 240] },
];

/** 2 pages, 6 (all shown), 7 and more with an ellipsis: first, middle, last; large numbers; loading. */
export const States: Story = {
  render: ({ hrefOf }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {samples.map(({ page, totalPages, items }) => (
        <Pagination
          key={`${page}/${totalPages}`}
          {...{ page, totalPages, items, hrefOf }}
          words={{ label: `Página ${page} de ${totalPages}` }}
        />
      ))}
    </div>
  ),
};

export const Loading: Story = { tags: ['busy'], args: { pending: true } };

export const Moves: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Paginação' })).toBeVisible();
    const next = canvas.getByRole('link', { name: 'Próxima página' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('link', { name: 'Página 4', current: 'page' })).toBeVisible();
    await expect(next).toHaveFocus();
  },
};

/** At either end the arrow refuses and keeps its place. */
export const StopsAtTheEnds: Story = {
  args: { page: 6, totalPages: 6, items: [1, 2, 3, 4, 5, 6] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Página 6', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Próxima página' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Every key of the table: the arrow that led to the end keeps the focus and says why it leads no further. */
export const Keyboard: Story = {
  args: { page: 1, totalPages: 2, items: [1, 2] },
  play: async ({ canvasElement, args }) => {
    const link = (name: string) => within(canvasElement).getByRole('link', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        for (const name of ['Página anterior', 'Página 1', 'Página 2', 'Próxima página']) {
          await userEvent.tab();
          await expect(link(name)).toHaveFocus();
        }
        await expect(link('Página anterior')).toHaveAttribute('aria-disabled', 'true');
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
        await expect(link('Próxima página')).toHaveFocus();
        await expect(link('Próxima página')).toHaveAccessibleDescription('Esta é a última página');
        await userEvent.keyboard('{Enter}');
        await expect(
          await screen.findByText('Esta é a última página', { selector: '[popover]' }),
        ).toBeVisible();
        await expect(args.onPageChange).toHaveBeenCalledTimes(1);
      },
    });
  },
};
