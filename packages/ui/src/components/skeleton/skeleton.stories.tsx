import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, Skeletons } from './skeleton.tsx';
import { skeletonShapes } from './skeleton.variants.ts';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
};

/** A list that waits for its people. */
export const Rows: Story = {
  tags: ['busy'],
  render: () => (
    <section aria-busy aria-label="Pessoas" style={{ display: 'grid', gap: 16 }}>
      <Skeletons shape="row" count={4} />
    </section>
  ),
};
