import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChipGroup } from '../../components/chip/chip-group.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { vars } from '../../theme/contract.css.ts';
import { CourseCardSkeleton } from '../course-card/course-card-skeleton.tsx';
import { CourseGrid } from '../course-grid/course-grid.tsx';
import { FilterBar, ResultsCount } from './filter-bar.tsx';

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
        onSearch={fn()}
        debounce={500}
      />
    ),
    chips: (
      <ChipGroup
        label="Escolas"
        options={schools.map((label, index) => ({ value: String(index), label }))}
        value={['1']}
        onValueChange={fn()}
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Filtros' })).toBeVisible();
    await expect(canvas.getByText('24 treinamentos nesta página')).toHaveAttribute('role', 'status');
  },
};
export const SearchOnly: Story = { args: { chips: undefined } };
