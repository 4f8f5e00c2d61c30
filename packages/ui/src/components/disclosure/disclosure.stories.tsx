import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Data/Disclosure',
  component: Disclosure,
  args: {
    children: (
      <ul style={{ display: 'grid', gap: 8 }}>
        <li>Trilha de atendimento ao cliente</li>
        <li>Trilha de segurança operacional</li>
      </ul>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { words: { more: 'Ver mais trilhas', less: 'Ver menos trilhas' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Ver menos trilhas', expanded: true })).toHaveFocus();
    await expect(canvas.getByText('Trilha de segurança operacional')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Ver mais trilhas', expanded: false })).toHaveFocus();
    await expect(canvas.queryByText('Trilha de segurança operacional')).toBeNull();
  },
};

export const Open: Story = { args: { defaultOpen: true } };
