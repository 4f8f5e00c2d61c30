import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Spinner } from './spinner.tsx';
import { spinnerSizes } from './spinner.variants.ts';

const meta = { title: 'Components/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando…')).toBeInTheDocument();
  },
};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};

/** Some screen readers miss what arrives together with its region: the words come when it stands. */
export const IsHeard: Story = {
  render: function Screen(args) {
    const [isBusy, setBusy] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setBusy(true)}>
          Carregar
        </button>
        {isBusy && <Spinner {...args} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button').click();
    const status = await waitFor(() => canvas.getByRole('status'), { interval: 1 });
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('Carregando…'));
  },
};
