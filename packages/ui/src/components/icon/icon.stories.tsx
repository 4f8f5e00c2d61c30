import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid, Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { CoinIcon } from './coin-icon.tsx';
import { iconSizes } from './icon.variants.ts';
import * as icons from './icons.ts';

const meta = {
  title: 'Foundations/Icon',
  component: CoinIcon,
  args: { size: 'large', label: 'Decoins' },
} satisfies Meta<typeof CoinIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The brand's own coin; circulo has none. */
export const Coin: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Decoins' })).toBeInTheDocument();
  },
};

/** Every icon of the set; how heavy the lines are is the brand's choice. */
export const All: Story = {
  render: () => (
    <Grid least="tile" gap="s">
      {Object.entries(icons).map(([name, Icon]) => (
        <Inline key={name} gap="xs" overflow="squeeze">
          <Icon size="medium" />
          <Text size="xs" tone="muted">
            {name.replace(/Icon$/, '')}
          </Text>
        </Inline>
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      {iconSizes.map((size) => (
        <Inline key={size}>
          <icons.LockIcon size={size} label="Bloqueado" />
          <icons.CertificateIcon size={size} label="Com certificado" />
          <icons.NewIcon size={size} label="Novo" />
          <icons.NotificationIcon size={size} label="Notificações" />
          <CoinIcon size={size} label="Decoins" />
          <Text size="s" tone="muted">
            {size}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};
