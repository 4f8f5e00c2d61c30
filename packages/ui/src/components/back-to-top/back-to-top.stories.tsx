import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { BackToTop } from './back-to-top.tsx';

const meta = {
  title: 'Foundations/Back to top',
  component: BackToTop,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 2400 }}>
        <Text>Role a página: o botão aparece depois de 200 px.</Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There from the first pixel. */
export const Default: Story = { args: { after: 0 } };

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 0);
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Visible: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 400);
    const button = await within(canvasElement).findByRole('button', { name: 'Voltar ao topo' });
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};
