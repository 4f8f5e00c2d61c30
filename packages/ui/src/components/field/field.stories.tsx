import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { CloseIcon, SearchIcon } from '../icon/icons.ts';
import { input } from './field.css.ts';
import { Field } from './field.tsx';
import { InputFrame } from './input-frame.tsx';
import { type FieldFrame, useField } from './use-field.ts';

const onClear = fn();

/** A new kind of field is made like this. */
function OwnField(props: FieldFrame) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <input className={input} {...control} />
    </Field>
  );
}

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: { id: 'city', label: 'Cidade', children: <input /> },
  argTypes: { children: { control: false } },
  render: ({ children: _own, counter: _none, ...args }) => <OwnField {...args} />,
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that is said about a field is tied to its control. */
export const Default: Story = {
  args: { hint: 'Onde você trabalha', error: 'Informe a cidade.', required: true },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Cidade' });
    await expect(control).toHaveAccessibleDescription('Onde você trabalha Informe a cidade.');
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
  },
};

export const States: Story = {
  render: () => (
    <div style={sheet}>
      {[
        { label: 'Vazio' },
        { label: 'Com ajuda', hint: 'Como está no documento' },
        { label: 'Obrigatório', required: true },
        { label: 'Com erro', error: 'Informe o nome.' },
        { label: 'Com notícia', status: 'Endereço encontrado.' },
        { label: 'Parado', disabled: true },
      ].map((texts) => (
        <OwnField key={texts.label} id={texts.label} {...texts} />
      ))}
    </div>
  ),
};

/** An icon before and a button behind the words; both leave the field its own border and ring. */
export const Framed: Story = {
  render: () => (
    <Field id="search" label="Buscar" labelPlacement="hidden">
      <InputFrame
        leading={<SearchIcon />}
        trailing={{ label: 'Limpar', icon: <CloseIcon />, onPress: onClear }}
      >
        <input className={input} id="search" defaultValue="liderança" />
      </InputFrame>
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Buscar' })).toHaveValue('liderança');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(onClear).toHaveBeenCalled();
  },
};
