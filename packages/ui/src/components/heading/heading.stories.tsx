import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Heading } from './heading.tsx';
import { headingSizes } from './heading.variants.ts';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 1, children: 'Continue de onde parou' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="s">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Liderança que inspira ação
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 260 }}>
      <Stack>
        <Heading level={2} lines={2}>
          Comunicação não violenta para equipes que trabalham à distância e em turnos diferentes
        </Heading>
        <Heading level={3}>Responsabilidade socioambiental e interdisciplinaridade</Heading>
      </Stack>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
