import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChipGroup } from '../../components/chip/chip-group.tsx';
import { SearchField } from '../../components/search-field/search-field.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { keyboard } from './side-filters.keyboard.ts';
import { SideFilters } from './side-filters.tsx';

const options = ['Escritório', 'Casa', 'Eletrônicos', 'Vales e passeios'].map((label, index) => ({
  value: String(index),
  label,
}));

const meta = {
  title: 'Product/Side filters',
  component: SideFilters,
  args: {
    label: 'Filtros',
    search: (
      <SearchField label="Buscar produtos" placeholder="Buscar produtos" onSearch={fn()} debounce={500} />
    ),
    filters: <ChipGroup label="Categorias" overflow="wrap" options={options} value={['0', '2']} />,
    chosen: [
      { key: 'category-0', label: 'Escritório' },
      { key: 'category-2', label: 'Eletrônicos' },
    ],
    onRemove: fn(),
    onClear: fn(),
    children: (
      <ProductGrid>
        {options.map(({ value }) => (
          <ProductCardSkeleton key={value} />
        ))}
      </ProductGrid>
    ),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Loja</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SideFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** At the side in a wide window. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Filtros' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Behind a button in a narrow one, which says how many are chosen. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Filtros (2)' });
    const [first = opener, second = opener] = canvas.getAllByRole('button', { name: /^Remover/ });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('searchbox')).toHaveFocus();
        await userEvent.tab();
        await expect(opener).toHaveFocus();
        await userEvent.tab();
        await expect(first).toHaveFocus();
      },
      'Enter, Space': async () => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onRemove).toHaveBeenLastCalledWith('category-0');
        await expect(second).toHaveFocus();
        opener.focus();
        await userEvent.keyboard(' ');
        await expect(canvas.getByRole('region', { name: 'Filtros' })).toBeVisible();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.queryByRole('region', { name: 'Filtros' })).toBeNull();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('searchbox')).toHaveFocus();
      },
    });
  },
};
