import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { heard, heardNow } from '../../testing/heard.ts';
import { keyboard } from './table.keyboard.ts';
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

export const Keyboard: Story = {
  render: () => <Sorting />,
  play: async ({ canvasElement }) => {
    const header = (name: string) => within(canvasElement).getByRole('columnheader', { name });
    const button = (name: string) => within(header(name)).getByRole('button');
    await everyRow(keyboard, {
      Tab: async () => {
        for (const name of ['Treinamento', 'Escola', 'Progresso']) {
          await userEvent.tab();
          await expect(button(name)).toHaveFocus();
        }
      },
      'Enter, Space': async () => {
        button('Treinamento').focus();
        for (const [key, sort] of [
          ['{Enter}', 'ascending'],
          [' ', 'descending'],
          ['{Enter}', 'none'],
        ] as const) {
          await userEvent.keyboard(key);
          await expect(header('Treinamento')).toHaveAttribute('aria-sort', sort);
          await expect(button('Treinamento')).toHaveFocus();
        }
      },
      'Shift+Tab': async () => {
        button('Progresso').focus();
        await userEvent.tab({ shift: true });
        await expect(button('Escola')).toHaveFocus();
      },
    });
  },
};

/** Sorting changes the columns and their order, and draws no row anew. */
export const SortingDrawsNoRow: Story = {
  render: function Counting() {
    const [sort, setSort] = useState<SortDirection>('none');
    return (
      <Table<Training>
        caption="Meus treinamentos"
        columns={countedColumns.map((column) => ({ ...column, sort }))}
        rows={sort === 'none' ? rows : rows.toReversed()}
        keyOf={(row) => row.title}
        onSort={() => setSort(cycle[sort])}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const before = drawn.count;
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending');
    await expect(within(canvasElement).getAllByRole('cell')[0]).toHaveTextContent('Segurança');
    await expect(drawn.count).toBe(before);
  },
};

const drawn = { count: 0 };
const countedColumns: Column<Training>[] = [
  {
    key: 'title',
    header: 'Treinamento',
    cell: (row) => {
      drawn.count += 1;
      return row.title;
    },
  },
];

/** Stacked, the parts of a table say what they are themselves, since Safari forgets it of what is laid out as blocks. */
export const StackedRoles: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = (role: string) => canvas.getAllByRole(role).map((part) => part.getAttribute('role'));
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'])
      await expect(new Set(said(role))).toEqual(new Set([role]));
    await expect(canvas.getAllByRole('cell')[0]).toHaveAttribute('data-label', 'Escola');
  },
};

/** One after the other: a try that ends without new rows, one with new ones, a first load of none. */
const comings: Partial<ComponentProps<typeof Table<Training>>>[] = [
  {},
  { busy: 'refreshing' },
  {},
  { busy: 'refreshing' },
  { rows: [...rows] },
  { busy: 'loading', rows: [] },
  { rows: [] },
];

/** That rows are on their way is said, and how many have come, or that there are none; where none came, nothing is said of them. */
export const SaysWhatCame: Story = {
  render: function Waiting(args) {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setPresses(presses + 1)}>
          Atualizar
        </button>
        <Table<Training> {...args} {...comings[presses % comings.length]} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(heardNow()).not.toContain('linhas');
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    const isBusy = () => canvas.getByRole('table').parentElement?.getAttribute('aria-busy') ?? 'false';
    await press();
    await heard('Atualizando…');
    await expect(isBusy()).toBe('true');
    await press();
    await expect(isBusy()).toBe('false');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(heardNow()).not.toContain('linhas');
    await press();
    await heard('Atualizando…');
    await press();
    await heard('3 linhas');
    await expect(canvas.getByRole('table')).not.toHaveAttribute('data-refreshing');
    await press();
    await heard('Carregando…');
    await expect(isBusy()).toBe('true');
    await press();
    await heard('Não há nada por aqui.');
    await press();
    await canvas.findAllByRole('cell');
  },
};
