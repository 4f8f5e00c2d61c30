import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarChart } from './bar-chart.tsx';

const days = (...values: number[]) =>
  values.map((value, at) => ({
    key: String(at),
    value,
    label: String(((at + 16) % 28) + 1),
    current: at === values.length - 1,
  }));

const meta = {
  title: 'Product/Bar chart',
  component: BarChart,
  args: {
    label: 'De 17/02/2026 a 02/03/2026 você acessou 27 vezes em 9 dias.',
    bars: days(2, 0, 4, 1, 3, 0, 0, 5, 3, 0, 2, 4, 0, 3),
    formatValue: (value) => value.toLocaleString('pt-BR'),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days with and without, nothing at all, one alone, large values, and little room. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
        gap: 32,
      }}
    >
      <BarChart {...args} />
      <BarChart {...args} label="Nada" bars={days(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)} />
      <BarChart {...args} label="Um dia" bars={days(1)} />
      <BarChart {...args} label="Valores altos" bars={days(120, 980, 15, 1, 300, 999, 640)} />
      <div style={{ inlineSize: 220 }}>
        <BarChart {...args} label="Pouco espaço" />
      </div>
      <div style={{ inlineSize: 140 }}>
        <BarChart {...args} label="Muito pouco espaço" />
      </div>
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
