import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './switch.keyboard.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Legendas' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={sheet}>
      <Switch label="Legendas" />
      <Switch label="Legendas" defaultChecked />
      <Switch label="Passar sozinho" hint="Abre o próximo conteúdo quando este termina." defaultChecked />
      <Switch label="Indisponível" disabled />
      <Switch label="Indisponível e ligado" disabled defaultChecked />
    </div>
  ),
};

export const TogglesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch', { name: 'Legendas' })).toBeChecked();
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { onCheckedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Legendas' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(control).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(control).toBeChecked();
        await userEvent.keyboard(' ');
        await expect(control).not.toBeChecked();
        await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(control).not.toHaveFocus();
      },
    });
  },
};
