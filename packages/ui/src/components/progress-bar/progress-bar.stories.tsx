import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './progress-bar.tsx';
import { progressBarSizes, progressValues } from './progress-bar.variants.ts';

const meta = {
  title: 'Components/Feedback/Progress bar',
  component: ProgressBar,
  args: { label: 'Progresso do curso', value: 42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Progresso do curso' }),
    ).toHaveAttribute('aria-valuenow', '42');
  },
};

/** 0, 42, 99 (the minimum is reached), 100 and unknown, in both sizes. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      {progressBarSizes.flatMap((size) =>
        progressValues.map((value) => (
          <ProgressBar
            key={`${size} ${value}`}
            label={`${value ?? 'desconhecido'}`}
            value={value}
            size={size}
          />
        )),
      )}
    </div>
  ),
};

/** Where the length is unknown, no number is told. */
export const Unknown: Story = {
  args: { value: undefined, label: 'Enviando foto' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
