import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingOverlay } from './loading-overlay.tsx';

const meta = {
  title: 'Components/Feedback/Loading overlay',
  component: LoadingOverlay,
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando…')).toBeVisible();
  },
};

export const WithMessage: Story = { args: { message: 'Preparando o seu certificado...' } };

/** Over one part of the page; the rest stays usable. */
export const Region: Story = {
  args: { extent: 'region' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: 240 }}>
        <p>Extrato de decoins</p>
        {Story()}
      </div>
    ),
  ],
};
