import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BalanceChart } from './balance-chart.tsx';

const written = (day: string) => day.split('-').reverse().join('/');

const meta = {
  title: 'Product/Balance chart',
  component: BalanceChart,
  args: {
    label: 'De 01/01/2026 a 02/03/2026 o saldo foi de 1.900 a 2.130 decoins.',
    first: '2026-01-01',
    last: '2026-03-02',
    opening: 1900,
    days: [
      { day: '2026-01-08', balance: 1940 },
      { day: '2026-01-20', balance: 2240 },
      { day: '2026-01-31', balance: 1640 },
      { day: '2026-02-12', balance: 1700 },
      { day: '2026-02-25', balance: 2130 },
    ],
    formatBalance: (balance) => balance.toLocaleString('pt-BR'),
    formatDay: written,
  },
} satisfies Meta<typeof BalanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Up and down, one day alone, the same all along, large amounts, and below zero, which a server may take back to. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        gap: 32,
      }}
    >
      <BalanceChart {...args} />
      <BalanceChart
        {...args}
        label="Um dia"
        first="2026-03-02"
        opening={0}
        days={[{ day: '2026-03-02', balance: 30 }]}
      />
      <BalanceChart
        {...args}
        label="Sem mudança"
        opening={400}
        days={[{ day: '2026-02-01', balance: 400 }]}
      />
      <BalanceChart
        {...args}
        label="Valores altos"
        opening={0}
        days={[
          { day: '2026-01-02', balance: 1_250_000 },
          { day: '2026-02-20', balance: 980_000 },
        ]}
      />
      <BalanceChart
        {...args}
        label="Abaixo de zero"
        opening={50}
        days={[
          { day: '2026-01-20', balance: -30 },
          { day: '2026-02-20', balance: 20 },
        ]}
      />
    </div>
  ),
};

/** One picture, with the sentence that says what it shows. */
export const Named: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible();
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(1);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'w360' } } };
