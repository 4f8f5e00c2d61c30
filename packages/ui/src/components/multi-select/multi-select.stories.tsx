import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const options = [
  'Atendimento que encanta',
  'Inovação aberta',
  'Liderança para novos gestores',
  'Finanças pessoais',
  'Segurança da informação',
  'Empreendedorismo feminino',
  'Bem-estar e saúde mental',
  'Vendas consultivas',
  'Diversidade e inclusão',
  'Comunicação não violenta',
].map((label, index) => ({ value: String(index + 1), label }));

function Stateful(props: MultiSelectProps) {
  const [value, setValue] = useState([...props.value]);
  return (
    <MultiSelect
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/Multi select',
  component: MultiSelect,
  args: { label: 'Trilhas', options, value: [], onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Trilhas' });

export const Default: Story = {};

/** 0, 1, many folded away, error, disabled. */
export const States: Story = {
  render: (args) => (
    <div style={sheet}>
      <Stateful {...args} label="Nenhuma" />
      <Stateful {...args} label="Uma" value={['3']} />
      <Stateful {...args} label="Muitas" value={options.map((option) => option.value)} maxChips={3} />
      <Stateful {...args} label="Com erro" error="Escolha ao menos uma trilha." required />
      <Stateful {...args} label="Indisponível" value={['2']} disabled />
    </div>
  ),
};

export const Open: Story = {
  args: { value: ['2'] },
  render: (args) => (
    <div style={{ minBlockSize: 420, maxInlineSize: 420 }}>
      <Stateful {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('listbox', { name: 'Selecionar trilha' })).toBeVisible();
    await expect(
      canvas.getByRole('option', { name: 'Inovação aberta Selecionado', selected: true }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  ...Open,
  args: { options: [], pending: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Carregando…');
  },
};

export const ChoosesByKeyboard: Story = {
  ...Open,
  args: { value: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('lideranca{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['3']);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remover Liderança para novos gestores' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const NotFound: Story = {
  ...Open,
  args: { value: [] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('astronomia');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Não encontrado.');
  },
};

/** The next chip gets the focus, else the one before, else the field. */
export const RemovingKeepsTheFocus: Story = {
  args: { value: ['1', '2', '3'] },
  play: async ({ canvasElement, args }) => {
    const chip = (name: RegExp) => within(canvasElement).getByRole('button', { name });
    chip(/Remover Inovação/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '3']);
    await expect(chip(/Remover Liderança/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chip(/Remover Atendimento/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const Unfolds: Story = {
  args: { value: options.map((option) => option.value), maxChips: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /^Remover/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Mais 7' }));
    await expect(canvas.getAllByRole('button', { name: /^Remover/ })).toHaveLength(10);
  },
};
