import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
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
