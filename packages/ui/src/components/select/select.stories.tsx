import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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

/** Its owner holds the value and hears every choice: of real keys in storybook.journey.ts, since a browser draws between listeners. */
export const ChoosesByKeyboard: Story = {
  args: { onChange: fn() },
  render: function Owner(args) {
    const [value, setValue] = useState('1');
    return (
      <div style={sheet}>
        <Select {...args} value={value} onValueChange={setValue} />
        <p role="status">Estado {value}</p>
      </div>
    );
  },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Estado' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'São Paulo');
    await expect(select).toHaveValue('25');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Estado 25');
  },
};

/** The whole keyboard table; the looks are those of the others. The list is the device's, and so are its keys. */
export const Keyboard: Story = {
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

/** Three whose options are on their way: one of its own, one of its owner's, one that a form's code holds. */
function Late() {
  const { register, getValues, setValue } = useForm({ defaultValues: { registered: 25 } });
  const [isThere, setThere] = useState(false);
  const late = { options: isThere ? states : [], pending: !isThere, placeholder: 'Selecione um estado' };
  return (
    <form style={sheet}>
      <Select {...late} label="Sem dono" name="alone" defaultValue={25} />
      <Select {...late} label="Com dono" name="owned" value={25} onValueChange={() => undefined} />
      <Select {...late} label="Registrado" {...register('registered')} />
      <Select {...late} label="Sem espera" name="silent" pending={false} defaultValue={25} />
      <button type="button" onClick={() => setThere(!isThere)}>
        {isThere ? 'Buscar de novo' : 'Chegaram'}
      </button>
      <button type="button" onClick={() => setValue('registered', 5)}>
        {`Bahia no lugar de ${getValues('registered')}`}
      </button>
    </form>
  );
}

/** Options that come after the value, and once more: what was chosen stays chosen, is sent meanwhile, and comes back with a reset. */
export const OptionsComeLate: Story = {
  render: () => <Late />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = (name: string) => canvas.getByRole<HTMLSelectElement>('combobox', { name });
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    const all = ['Sem dono', 'Com dono', 'Registrado', 'Sem espera'];
    const drawn = (names: readonly string[]) => names.map((name) => select(name).selectedOptions[0]?.label);
    await expect(all.slice(0, 3).map((name) => select(name).value)).toEqual(['25', '25', '25']);
    await press(/Chegaram/);
    await expect(drawn(all)).toEqual(all.map(() => 'São Paulo'));
    await userEvent.selectOptions(select('Sem dono'), 'Acre');
    await press(/Bahia no lugar/);
    await expect(drawn(all)).toEqual(['Acre', 'São Paulo', 'Bahia', 'São Paulo']);
    await press(/Buscar de novo/);
    await expect(all.slice(0, 3).map((name) => select(name).value)).toEqual(['1', '25', '5']);
    await press(/Chegaram/);
    await expect(drawn(all)).toEqual(['Acre', 'São Paulo', 'Bahia', 'São Paulo']);
  },
};
