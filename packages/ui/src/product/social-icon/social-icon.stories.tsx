import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/layout/layout.tsx';
import { SocialIcon } from './social-icon.tsx';
import { socialNetworks } from './social-icon.variants.ts';

const meta = {
  title: 'Product/Social icon',
  component: SocialIcon,
  args: { network: 'instagram' },
} satisfies Meta<typeof SocialIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <Inline>
      {socialNetworks.map((network) => (
        <SocialIcon key={network} network={network} />
      ))}
    </Inline>
  ),
};
