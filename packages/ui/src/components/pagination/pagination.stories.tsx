import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination, type PaginationProps } from './pagination.tsx';

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
  args: { page: 3, totalPages: 12, hrefOf: (page) => `#page=${page}`, onPageChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 2 pages, 6 (all shown), 7 and more with an ellipsis: first, middle, last; large numbers; loading. */
export const States: Story = {
  render: ({ hrefOf }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[
        [1, 2],
        [6, 6],
        [1, 7],
        [6, 12],
        [12, 12],
        [118, 240],
      ].map(([page = 1, totalPages = 1]) => (
        <Pagination
          key={`${page}/${totalPages}`}
          {...{ page, totalPages, hrefOf }}
          words={{ label: `Página ${page} de ${totalPages}` }}
        />
      ))}
    </div>
  ),
};

export const Loading: Story = { args: { pending: true } };

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
  args: { page: 99, totalPages: 6 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Página 6', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Próxima página' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
