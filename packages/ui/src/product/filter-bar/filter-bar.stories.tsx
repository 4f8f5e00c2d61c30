import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChipGroup } from '../../components/chip/chip-group.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { vars } from '../../theme/contract.css.ts';
import { CourseCardSkeleton } from '../course-card/course-card-skeleton.tsx';
import { CourseGrid } from '../course-grid/course-grid.tsx';
import { keyboard } from './filter-bar.keyboard.ts';
import { FilterBar, ResultsCount } from './filter-bar.tsx';

const onSearch = fn();
const onChoose = fn();

const schools = ['Corporativa', 'Operações', 'Administração', 'Gestão e liderança', 'Mercado', 'Ferramentas'];

const meta = {
  title: 'Product/Filter bar',
  component: FilterBar,
  args: {
    label: 'Filtros',
    search: (
      <SearchField
        label="Buscar na lista de treinamentos"
        placeholder="O que você quer aprender?"
        onSearch={onSearch}
        debounce={500}
      />
    ),
    chips: (
      <ChipGroup
        label="Escolas"
        options={schools.map((label, index) => ({ value: String(index), label }))}
        value={['1']}
        onValueChange={onChoose}
      />
    ),
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, paddingBlockStart: vars.size.header }}>
      <FilterBar {...args} />
      <ResultsCount count={24} words={(count) => `${count} treinamentos nesta página`} />
      <CourseGrid>
        {schools.map((school) => (
          <CourseCardSkeleton key={school} />
        ))}
      </CourseGrid>
    </div>
  ),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Filtros' })).toBeVisible();
    await expect(canvas.getByText('24 treinamentos nesta página')).toHaveAttribute('role', 'status');
  },
};
export const SearchOnly: Story = { args: { chips: undefined } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    onChoose.mockClear();
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(search).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('region', { name: 'Filtros' })).toContainElement(
          document.activeElement as HTMLElement,
        );
        await expect(search).not.toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(search).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('lider{Enter}');
        await expect(onSearch).toHaveBeenLastCalledWith('lider');
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await expect(search).toHaveValue('');
        await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
      },
      Space: async () => {
        await userEvent.tab();
        await userEvent.keyboard(' ');
        await expect(onChoose).toHaveBeenCalledOnce();
      },
    });
  },
};
