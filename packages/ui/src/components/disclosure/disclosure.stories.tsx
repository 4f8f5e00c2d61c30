import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './disclosure.keyboard.ts';
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
  tags: ['pictured'],
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

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
    await expect(canvas.getByText('Trilha de segurança operacional')).toBeVisible();
  },
};

/** Every key of the table; what opens stands behind its button and is named by it. */
export const Keyboard: Story = {
  args: { children: <a href="#trilha">Trilha de atendimento</a> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await everyRow(keyboard, {
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        const panel = canvas.getByRole('group', { name: 'ver menos' });
        await expect(button).toHaveAttribute('aria-controls', panel.id);
        await expect(button.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(button).toHaveFocus();
        await userEvent.keyboard(' ');
      },
      Tab: async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Trilha de atendimento' })).toHaveFocus();
      },
    });
  },
};
