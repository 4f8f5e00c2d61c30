import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PalettePage } from './palette-page.tsx';

/** These pages read whole documents; a busy machine takes its time. */
const slow = { timeout: 8000 };

const meta = {
  title: 'Brands/Try a palette',
  component: PalettePage,
  args: { brand: 'decola', scheme: 'light' },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <PalettePage {...args} scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
  ),
} satisfies Meta<typeof PalettePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/^All \d+ pairs pass/)).toBeVisible(), slow);
  },
};

/** Three colours make a whole brand, readable from the start. */
export const FromColours: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Make a round brand' }));
    await waitFor(() => expect(canvas.getByText(/^All \d+ pairs pass/)).toBeVisible(), slow);
    const scope = canvasElement.querySelector<HTMLElement>('[data-theme="palette"]');
    await expect(scope && getComputedStyle(scope).getPropertyValue('--ui-radius-button')).toBe('999px');
  },
};

/** What is wrong is said in words. */
export const Failing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    const broken = JSON.parse(field.value);
    broken.light.color.fg.subtle.$value = { colorSpace: 'srgb', components: [0.8, 0.8, 0.8], hex: '#cccccc' };
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(JSON.stringify(broken));
    await waitFor(() => expect(canvas.getAllByText(/light: fg\.subtle on/)[0]).toBeVisible(), slow);
  },
};
