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
        <Text>Role a página: o botão aparece depois de 200 px, quando se volta um pouco.</Text>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Down the page and a little back, as somebody who wants to go up. */
async function turnBack() {
  window.scrollTo(0, 500);
  await new Promise((done) => window.addEventListener('scroll', done, { once: true }));
  window.scrollTo(0, 400);
}

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
    await turnBack();
    const button = await within(canvasElement).findByRole('button', { name: 'Voltar ao topo' });
    await userEvent.click(button);
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

/** Nearer to the top than 200 px nobody needs it, also on the way up (DASH-03). */
export const NearTheTop: Story = {
  play: async ({ canvasElement }) => {
    await turnBack();
    const button = await within(canvasElement).findByRole('button', { name: 'Voltar ao topo' });
    window.scrollTo(0, 200);
    await new Promise((done) => window.addEventListener('scroll', done, { once: true }));
    await expect(button).toBeVisible();
    window.scrollTo(0, 190);
    await waitFor(() => expect(button).not.toBeVisible());
  },
};

/** On the way down it stays out of sight. */
export const GoingDown: Story = {
  play: async ({ canvasElement }) => {
    await turnBack();
    await within(canvasElement).findByRole('button', { name: 'Voltar ao topo' });
    window.scrollTo(0, 900);
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull());
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
    await turnBack();
    const button = await canvas.findByRole('button', { name: 'Voltar ao topo' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(button).toHaveFocus();
      },
      'Enter, Space': async () => {
        for (const key of ['{Enter}', ' ']) {
          await turnBack();
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
