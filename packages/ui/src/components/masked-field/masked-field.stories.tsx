import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { heard } from '../../testing/heard.ts';
import { MaskedField } from './masked-field.tsx';

const digits = (text: string) => text.replace(/\D/g, '');

/** Stand-ins for the domain's masks, which the app passes in. */
const cpf = (text: string) =>
  digits(text)
    .slice(0, 11)
    .replace(/(\d{3})(?=\d)/, '$1.')
    .replace(/(\.\d{3})(?=\d)/, '$1.')
    .replace(/(\.\d{3}\.\d{3})(?=\d)/, '$1-');
const cep = (text: string) =>
  digits(text)
    .slice(0, 8)
    .replace(/(\d{5})(?=\d)/, '$1-');
const date = (text: string) =>
  digits(text)
    .slice(0, 8)
    .replace(/^(\d{2})/, '$1/')
    .replace(/^(\d{2}\/\d{2})/, '$1/');

const meta = {
  title: 'Components/Forms/Masked field',
  component: MaskedField,
  args: { label: 'CPF', name: 'document', format: cpf },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox');

export const Default: Story = {};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={sheet}>
      <MaskedField label="CPF" format={cpf} />
      <MaskedField label="CPF" format={cpf} defaultValue="52998224725" />
      <MaskedField label="CPF" format={cpf} defaultValue="5299822" error="Informe os 11 números do CPF." />
      <MaskedField label="CPF" format={cpf} disabled hint="Estrangeiros não informam CPF." />
      <MaskedField label="CEP" format={cep} defaultValue="13015904" pending status="Procurando o endereço…" />
      <MaskedField
        label="CEP"
        format={cep}
        defaultValue="13015904"
        pending={false}
        status="Endereço encontrado."
      />
      <MaskedField
        label="CEP"
        format={cep}
        defaultValue="00000000"
        pending={false}
        error="O CEP digitado não existe!"
      />
      <MaskedField
        label="CEP"
        format={cep}
        defaultValue="13015904"
        pending={false}
        error="Não foi possível procurar o CEP. Preencha o endereço ou tente de novo."
      />
      <MaskedField label="Data de nascimento" format={date} hint="dd/mm/aaaa" />
      <MaskedField label="Data de nascimento" format={date} hint="dd/mm/aaaa" defaultValue="0702" />
      <MaskedField
        label="Data de nascimento"
        format={date}
        hint="dd/mm/aaaa"
        defaultValue="31121899"
        error="Informe uma data entre 01/01/1900 e hoje."
      />
    </div>
  ),
};

export const TypesACpf: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('529982');
    await expect(fieldIn(canvasElement)).toHaveValue('529.982');
    await userEvent.keyboard('2472599');
    await expect(fieldIn(canvasElement)).toHaveValue('529.982.247-25');
  },
};

export const PastesAnySpelling: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.paste(' 529 982 247/25 ');
    await expect(fieldIn(canvasElement)).toHaveValue('529.982.247-25');
  },
};

/** In the middle, the caret stays behind the digit that was typed. */
export const CaretStays: Story = {
  args: { defaultValue: '52998224725' },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('529.922.472-5');
    await expect(field.selectionStart).toBe(5);
    await userEvent.keyboard('8');
    await expect(field).toHaveValue('529.982.247-25');
    await expect(field.selectionStart).toBe(6);
  },
};

/** A slash goes like any other character, and takes the digit before it along. */
export const DeletesASlash: Story = {
  args: { label: 'Data de nascimento', format: date },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('0702');
    await expect(field).toHaveValue('07/02/');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('07/0');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('0');
    await userEvent.keyboard('{Backspace}31121990');
    await expect(field).toHaveValue('31/12/1990');
  },
};

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <MaskedField
      label="CEP"
      format={cep}
      value={value}
      pending={value.length === 9}
      status={value.length === 9 && 'Procurando o endereço…'}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

export const LooksUpACep: Story = {
  tags: ['busy'],
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('13015904');
    await expect(fieldIn(canvasElement)).toHaveValue('13015-904');
    await heard('Procurando o endereço…');
    await expect(fieldIn(canvasElement)).toHaveAccessibleDescription('Procurando o endereço…');
    await expect(fieldIn(canvasElement)).toHaveFocus();
  },
};

const sent = fn();

function Registered() {
  const { register, handleSubmit } = useForm({ defaultValues: { document: '' } });
  return (
    <form onSubmit={handleSubmit((values) => sent(values))}>
      <MaskedField label="CPF" format={cpf} {...register('document')} />
    </form>
  );
}

export const InAForm: Story = {
  render: () => <Registered />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('52998224725{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ document: '529.982.247-25' }));
  },
};
