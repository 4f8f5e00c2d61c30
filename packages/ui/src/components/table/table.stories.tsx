import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type Column, Table } from './table.tsx';
import type { SortDirection } from './table.variants.ts';

interface Training {
  title: string;
  school: string;
  duration: string;
  progress: number;
}

const rows: Training[] = [
  { title: 'Excelência no atendimento', school: 'Escola de Vendas', duration: '45:00 m', progress: 100 },
  { title: 'Finanças pessoais', school: 'Escola de Finanças', duration: '1:20:00 h', progress: 42 },
  {
    title: 'Segurança da informação no dia a dia',
    school: 'Escola de Tecnologia',
    duration: '12:30 m',
    progress: 0,
  },
];

const columnsSorted = (sort: SortDirection): Column<Training>[] => [
  { key: 'title', header: 'Treinamento', cell: (row) => row.title, role: 'rowHeader', sort },
  { key: 'school', header: 'Escola', cell: (row) => row.school, sort: 'none' },
  { key: 'duration', header: 'Duração', cell: (row) => row.duration, align: 'end' },
  { key: 'progress', header: 'Progresso', cell: (row) => `${row.progress}%`, align: 'end', sort: 'none' },
];

const meta: Meta<typeof Table<Training>> = {
  title: 'Components/Data/Table',
  component: Table<Training>,
  args: { caption: 'Meus treinamentos', columns: columnsSorted('none'), rows, keyOf: (row) => row.title },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { captionPlacement: 'above' } };

/** A header in each of its states. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      {(['none', 'ascending', 'descending'] as const).map((sort) => (
        <Table<Training> key={sort} {...args} caption={`Ordem: ${sort}`} columns={columnsSorted(sort)} />
      ))}
    </div>
  ),
};

/** Where there is no room for columns each row is a card, and each value has its label. */
export const OnPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const Loading: Story = { tags: ['busy'], args: { busy: 'loading' } };

/** Says so in the specification's words (SHELL-58). */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Não há nada por aqui.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        title:
          'Como conduzir conversas difíceis com clareza, escuta e respeito em equipes grandes e distribuídas',
        school: 'Escola de Desenvolvimento de Lideranças Regionais do Norte e do Nordeste',
        duration: '26 h',
        progress: 99,
      },
      ...rows,
    ],
  },
};

const cycle: Record<SortDirection, SortDirection> = {
  none: 'ascending',
  ascending: 'descending',
  descending: 'none',
};

function Sorting() {
  const [sort, setSort] = useState<SortDirection>('none');
  return (
    <Table<Training>
      caption="Meus treinamentos"
      columns={columnsSorted(sort)}
      rows={rows}
      keyOf={(row) => row.title}
      onSort={() => setSort(cycle[sort])}
    />
  );
}

/** Ascending, descending, and with the third press no order at all. */
export const SortsByKeyboard: Story = {
  render: () => <Sorting />,
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Treinamento' });
    await userEvent.tab();
    for (const sort of ['ascending', 'descending', 'none']) {
      await userEvent.keyboard('{Enter}');
      await expect(header).toHaveAttribute('aria-sort', sort);
    }
    await expect(within(header).getByRole('button')).toHaveFocus();
  },
};
