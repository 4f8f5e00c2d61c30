import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoinChange } from './coin-change.tsx';
import { coinChangeKinds } from './coin-change.variants.ts';

const meta = {
  title: 'Product/Coin change',
  component: CoinChange,
  args: { kind: 'credit', children: '1.250' },
} satisfies Meta<typeof CoinChange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that brings coins and one that takes them, by sign and by colour. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      {coinChangeKinds.map((kind) => (
        <CoinChange key={kind} {...args} kind={kind} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('+1.250−1.250');
  },
};
