import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './select.keyboard.ts';
import { Select } from './select.tsx';

const states = [
  'Acre',
  'Alagoas',
  'Amapá',
  'Amazonas',
  'Bahia',
  'Ceará',
  'Distrito Federal',
  'Espírito Santo',
  'Goiás',
  'Maranhão',
  'Mato Grosso',
  'Mato Grosso do Sul',
  'Minas Gerais',
  'Pará',
  'Paraíba',
  'Paraná',
  'Pernambuco',
  'Piauí',
  'Rio de Janeiro',
  'Rio Grande do Norte',
  'Rio Grande do Sul',
  'Rondônia',
  'Roraima',
  'Santa Catarina',
  'São Paulo',
  'Sergipe',
  'Tocantins',
].map((label, index) => ({ value: index + 1, label }));

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: { label: 'Estado', name: 'stateID', options: states, placeholder: 'Selecione um estado' },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={sheet}>
      <Select {...args} />
      <Select {...args} defaultValue={25} required />
      <Select {...args} error="Selecione um estado." />
      <Select {...args} pending />
      <Select {...args} options={[]} error="Não foi possível carregar os estados." />
      <Select {...args} disabled defaultValue={25} />
    </div>
  ),
};

export const ChoosesByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Estado' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'São Paulo');
    await expect(select).toHaveValue('25');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** The whole keyboard table; the looks are those of the others. The list is the device's, and so are its keys. */
export const Keyboard: Story = {
  tags: ['unpictured'],
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Estado' });
    const isLeftToTheBrowser = async (keys: readonly object[]) => {
      for (const key of keys) await expect(fireEvent.keyDown(select, key)).toBe(true);
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(select).toHaveFocus();
      },
      'Enter, Space, Alt+ArrowDown': () =>
        isLeftToTheBrowser([{ key: 'Enter' }, { key: ' ' }, { key: 'ArrowDown', altKey: true }]),
      'ArrowDown, ArrowUp, Home, End': async () => {
        await isLeftToTheBrowser(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => ({ key })));
        await userEvent.selectOptions(select, 'Acre');
        await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
      },
      'A–Z': () => isLeftToTheBrowser([{ key: 's' }, { key: 'ã' }]),
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(select).not.toHaveFocus();
      },
    });
  },
};
