import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { Text } from '../text/text.tsx';
import { keyboard } from './back-to-top.keyboard.ts';
import { BackToTop } from './back-to-top.tsx';

const meta = {
  title: 'Foundations/Back to top',
  component: BackToTop,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: 2400 }}>
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
  tags: ['pictured'],
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 400);
    const button = await within(canvasElement).findByRole('button', { name: 'Voltar ao topo' });
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** Nearer to the top than 200 px nobody needs it; from there on it is there, whichever way one scrolls (DASH-03). */
export const NearTheTop: Story = {
  play: async ({ canvasElement }) => {
    const button = () => within(canvasElement).queryByRole('button', { name: 'Voltar ao topo' });
    for (const [top, isShown] of [
      [190, false],
      [200, true],
      [900, true],
      [500, true],
      [190, false],
    ] as const) {
      window.scrollTo(0, top);
      await waitFor(() => expect([top, button() !== null]).toEqual([top, isShown]));
    }
  },
};

/** Every key of the table: the focus goes where the page begins. */
export const Keyboard: Story = {
  globals: { motion: 'reduced' },
  render: (args) => (
    <main>
      <h1>Trilhas</h1>
      <BackToTop {...args} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 400);
    const button = await canvas.findByRole('button', { name: 'Voltar ao topo' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(button).toHaveFocus();
      },
      'Enter, Space': async () => {
        for (const key of ['{Enter}', ' ']) {
          window.scrollTo(0, 400);
          await canvas.findByRole('button', { name: 'Voltar ao topo' });
          button.focus();
          await userEvent.keyboard(key);
          await waitFor(() => expect(window.scrollY).toBe(0));
          await expect(canvas.getByRole('heading', { name: 'Trilhas' })).toHaveFocus();
        }
      },
    });
  },
};
