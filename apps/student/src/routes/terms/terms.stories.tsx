import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Terms',
  parameters: { layout: 'fullscreen', route: paths.terms(), sandbox: { scenario: 'visitor' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['widths'] };

export const OnPhone: Story = { globals: { viewport: { value: 'w360' } } };
