import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './recent-searches.keyboard.ts';
import { RecentSearches, type RecentSearchesProps } from './recent-searches.tsx';

const itemOf = (term: string) => ({ term, href: `#${term}` });

/** In the hand of whoever keeps them. */
function Kept(args: RecentSearchesProps) {
  const [items, setItems] = useState(args.items);
  return (
    <RecentSearches
      {...args}
      items={items}
      onRemove={(term) => setItems(items.filter((item) => item.term !== term))}
      onClear={() => setItems([])}
    />
  );
}

const meta = {
  title: 'Product/Recent searches',
  component: RecentSearches,
  args: { items: ['liderança', 'gestão do tempo', 'NR-35'].map(itemOf), onRemove: fn(), onClear: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <main>
        <h1>Busca</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RecentSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some, one that is long, and none. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={sheet}>
      <RecentSearches {...args} />
      <RecentSearches
        {...args}
        words={{ title: 'Uma longa' }}
        items={[
          itemOf('procedimentos internacionais de excelência operacional e melhoria contínua em campo'),
        ]}
      />
      <RecentSearches {...args} words={{ title: 'Nenhuma' }} items={[]} />
    </div>
  ),
};

/** One that goes leaves the focus to its neighbour, the last one to the list itself. */
export const GoesOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const removerOf = (term: string) =>
      canvas.getByRole('button', { name: `Remover das buscas recentes: ${term}` });
    await userEvent.click(removerOf('gestão do tempo'));
    await expect(canvas.getByRole('link', { name: 'NR-35' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(canvas.getByText('O que você buscar aparece aqui.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Buscas recentes' })).toHaveFocus();
  },
};

const navigate = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <Kept {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'liderança' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Limpar' })).toHaveFocus();
        await userEvent.tab();
        await expect(link).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(navigate.mock.calls).toEqual([['#liderança']]);
      },
      Space: async () => {
        await userEvent.tab();
        await userEvent.keyboard(' ');
        await expect(link).not.toBeInTheDocument();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(canvas.getByRole('button', { name: 'Limpar' })).toHaveFocus();
      },
    });
  },
};
