import type { Meta, StoryObj } from '@storybook/react-vite';
import { tenant } from '../../../themes/circulo/tenant.ts';
import { BrandPage, BrandTokens } from './brand-page.tsx';

const meta = {
  title: 'Brands/circulo',
  component: BrandPage,
  args: { tenant, scheme: 'light' },
  globals: { theme: 'circulo' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: (args, { globals }) => (
    <BrandPage {...args} scheme={globals.scheme === 'dark' ? 'dark' : 'light'} />
  ),
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** A reference of some thousand cells: its numbers are tested in themes/, so axe need not walk it once per brand. */
export const Tokens: Story = {
  tags: ['!test'],
  render: ({ tenant: facts }) => <BrandTokens tenant={facts} />,
};
