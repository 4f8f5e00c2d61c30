import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompactNumber } from './compact-number.tsx';

const meta = {
  title: 'Components/Data/Compact number',
  component: CompactNumber,
  args: { full: '1.500', compact: '1,5k' },
} satisfies Meta<typeof CompactNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On both sides of each threshold. */
export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {[
        ['0', '0'],
        ['999', '999'],
        ['1.000', '1k'],
        ['1.500', '1,5k'],
        ['999.999', '999,9k'],
        ['1.000.000', '1m'],
        ['3.240.000', '3,2m'],
      ].map(([full = '', compact = '']) => (
        <li key={full}>
          <CompactNumber full={full} compact={compact} />
        </li>
      ))}
    </ul>
  ),
};
