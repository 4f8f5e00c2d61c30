import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandPage } from '../../.storybook/pages/brands/brand-page.tsx';
import { BrandTokens, opensPairs } from '../../.storybook/pages/brands/brand-tokens.tsx';

const meta = {
  title: 'Brands/circulo',
  component: BrandPage,
  args: { brand: 'circulo', scheme: 'light' },
  globals: { theme: 'circulo' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals }) => (
    <BrandPage {...args} scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
  ),
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { tags: ['pictured'] };

/** Every colour, pair and token; a group is drawn when it is opened. */
export const Tokens: Story = {
  tags: ['pictured', 'night'],
  render: ({ brand }) => <BrandTokens brand={brand} />,
  play: opensPairs,
};
