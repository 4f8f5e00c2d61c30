import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RatingDisplay } from './rating-display.tsx';
import { ratingDisplayVariants } from './rating-display.variants.ts';

const meta = {
  title: 'Components/Data/Rating display',
  component: RatingDisplay,
  args: { value: 3.7, text: '3,7', label: 'Nota 3,7 de 5' },
} satisfies Meta<typeof RatingDisplay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Nota 3,7 de 5' })).toHaveTextContent('3,7');
  },
};

/** 0, 3.7, 5 and no ratings. */
export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {ratingDisplayVariants.map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
          <RatingDisplay variant={variant} value={0} text="0,0" label="Nota 0 de 5" />
          <RatingDisplay variant={variant} value={3.7} text="3,7" label="Nota 3,7 de 5" />
          <RatingDisplay variant={variant} value={5} text="5,0" label="Nota 5 de 5" />
          <RatingDisplay variant={variant} value={undefined} text="Sem avaliações" label="Sem avaliações" />
        </div>
      ))}
    </div>
  ),
};
