import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';
import { badgeTones } from './badge.variants.ts';

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { count: 3 },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 0 (nothing), 1, 9, 99 and more, in every tone. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {badgeTones.map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 12 }}>
          {[0, 1, 9, 99, 100].map((count) => (
            <Badge key={count} count={count} tone={tone} />
          ))}
        </div>
      ))}
    </div>
  ),
};
