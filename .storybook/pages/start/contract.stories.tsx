import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ContractPage } from './contract-page.tsx';

/** These pages read whole documents; a busy machine takes its time. */
const slow = { timeout: 30_000 };

const meta = {
  title: 'Start/API contract',
  component: ContractPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ContractPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^(\d\d\d) of \1 calls$/, {}, slow)).toBeVisible();
  },
};

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^(\d\d\d) of \1 calls$/, {}, slow);
    await userEvent.type(canvas.getByRole('searchbox'), 'finishOnboarding');
    await canvas.findByText(/^1 of \d+ calls$/, {}, slow);
    await expect(canvas.getByText('/api/decola/user/onBoarding/finish')).toBeVisible();
  },
};
