import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CoinIcon } from '../../components/icon/coin-icon.tsx';
import { StatGrid, StatGridSkeleton } from './stat-grid.tsx';

const meta = {
  title: 'Product/Stat grid',
  component: StatGrid,
  args: {
    stats: [
      { label: 'Saldo hoje', value: '2.130 decoins', icon: <CoinIcon /> },
      { label: 'Entradas', value: '+640 decoins', detail: 'Últimos 30 dias' },
      { label: 'Saídas', value: '−240 decoins', detail: 'Últimos 30 dias' },
      { label: 'Resultado', value: '+400 decoins' },
    ],
  },
} satisfies Meta<typeof StatGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four, one alone, long ones, and what stands in their place until they come. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <StatGrid {...args} />
      <StatGrid stats={args.stats.slice(0, 1)} />
      <StatGrid
        stats={[
          { label: 'Saldo de boas-vindas acumulado até hoje', value: '12.345.678 moedas da família' },
          { label: 'Nada', value: '0 decoins' },
        ]}
      />
      <StatGridSkeleton count={3} />
    </div>
  ),
};

/** Each figure stands with what it is. */
export const Named: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Saldo hoje',
      'Entradas',
      'Saídas',
      'Resultado',
    ]);
  },
};
