import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { progressValues } from '../progress-bar/progress-bar.variants.ts';
import { ProgressRing } from './progress-ring.tsx';
import { progressRingSizes } from './progress-ring.variants.ts';

const meta = {
  title: 'Components/Feedback/Progress ring',
  component: ProgressRing,
  args: { label: 'Progresso da trilha', value: 42, children: '42%' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Progresso da trilha' }),
    ).toHaveAttribute('aria-valuenow', '42');
  },
};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {progressRingSizes.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          {progressValues.map((value) => (
            <ProgressRing key={`${value}`} label={`${value ?? 'desconhecido'}`} value={value} size={size}>
              {value === undefined ? undefined : `${value}%`}
            </ProgressRing>
          ))}
        </div>
      ))}
    </div>
  ),
};
