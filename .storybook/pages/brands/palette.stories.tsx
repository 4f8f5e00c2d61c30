import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PalettePage } from './palette-page.tsx';

/** These pages read whole documents; a busy machine takes its time. */
const slow = { timeout: 8000 };

const meta = {
  title: 'Brands/Try a palette',
  component: PalettePage,
  args: { brand: 'decola' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PalettePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is tried looks the same, whatever brand the page round it wears. */
const inOneBrand = { globals: { theme: 'decola' }, args: { hasStories: false } } as const;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Stories in this palette' });
    await waitFor(() => expect(within(canvasElement).getByText(/^All \d+ pairs pass/)).toBeVisible(), slow);
  },
};

/** Three colours make a whole brand, readable from the start. */
export const FromColours: Story = {
  ...inOneBrand,
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
  ...inOneBrand,
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

/** A brand's own purple, pasted: every sample wears it at once, and what it makes unreadable is listed with what would pass, which mends it. */
export const Pasted: Story = {
  ...inOneBrand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'tokens.json' });
    const scope = canvasElement.querySelector<HTMLElement>('[data-theme="palette"]');
    const sample = within(scope ?? canvasElement);
    const solid = await sample.findByRole('button', { name: 'Continuar' });
    const progress = sample.getAllByRole('progressbar')[0];
    const before = getComputedStyle(solid).backgroundColor;
    const pasted = JSON.parse(field.value);
    const purple = { colorSpace: 'srgb', components: [0.8, 0.6, 1], hex: '#cc99ff' };
    for (const name of ['brand', 'brandHover', 'brandActive']) pasted.light.color.bg[name].$value = purple;
    pasted.light.color.progress.fill.$value = purple;
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(JSON.stringify(pasted));
    await waitFor(() => expect(getComputedStyle(solid).backgroundColor).toBe('rgb(204, 153, 255)'), slow);
    await expect(before).not.toBe('rgb(204, 153, 255)');
    await expect(progress && getComputedStyle(progress).getPropertyValue('--ui-color-progress-fill')).toBe(
      '#c9f',
    );
    const wrong = within(canvas.getByRole('region', { name: 'What is wrong' }));
    await waitFor(
      () => expect(wrong.getByText(/^\d+ tokens and \d+ of \d+ pairs to mend$/)).toBeVisible(),
      slow,
    );
    const line = wrong.getByText(/^light: fg\.onBrand on bg\.brand has/);
    await expect(line).toHaveTextContent(/needs 4\.5\. Nearest that passes: becomes #[0-9a-f]{6}$/);
    const nearest = line.textContent?.slice(-6) ?? '';
    const parts = [0, 2, 4].map((at) => Number.parseInt(nearest.slice(at, at + 2), 16) / 255);
    pasted.light.color.fg.onBrand.$value = { colorSpace: 'srgb', components: parts };
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(JSON.stringify(pasted));
    await waitFor(() => expect(getComputedStyle(solid).color).not.toBe('rgb(255, 255, 255)'), slow);
    await expect(wrong.queryByText(/^light: fg\.onBrand on/)).toBeNull();
  },
};
