import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

const meta = { title: 'Foundations/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  render: (args) => (
    <Stack>
      <Text>Concluídos</Text>
      <Divider {...args} />
      <Text>Em andamento</Text>
    </Stack>
  ),
};

export const Vertical: Story = {
  args: { direction: 'vertical' },
  render: (args) => (
    <Inline>
      <Text>1:20h</Text>
      <Divider {...args} />
      <Text>4,8</Text>
    </Inline>
  ),
};

/** Only a line that parts two groups of content is there for screen readers. */
export const Separator: Story = {
  args: { meaning: 'separator' },
  render: (args) => (
    <Stack>
      <Divider />
      <Divider {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('separator')).toHaveLength(1);
  },
};
