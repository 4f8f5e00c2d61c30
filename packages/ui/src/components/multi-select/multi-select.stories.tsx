import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { heard } from '../../testing/heard.ts';
import { keyboard } from './multi-select.keyboard.ts';
import { MultiSelect } from './multi-select.tsx';

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

const meta = {
  title: 'Components/Forms/Multi select',
  component: MultiSelect,
  args: { label: 'Trilhas', options, onValueChange: fn() },
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
      <MultiSelect {...args} label="Nenhuma" />
      <MultiSelect {...args} label="Uma" defaultValue={['3']} />
      <MultiSelect
        {...args}
        label="Muitas"
        defaultValue={options.map((option) => option.value)}
        maxChips={3}
      />
      <MultiSelect {...args} label="Com erro" error="Escolha ao menos uma trilha." required />
      <MultiSelect {...args} label="Indisponível" defaultValue={['2']} disabled />
    </div>
  ),
};

export const Open: Story = {
  args: { defaultValue: ['2'] },
  render: (args) => (
    <div style={{ minBlockSize: 420, maxInlineSize: 420 }}>
      <MultiSelect {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('listbox', { name: 'Selecionar' })).toBeVisible();
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
  args: { defaultValue: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('lideranca{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['3'], '3');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remover Liderança para novos gestores' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], '3');
  },
};

export const NotFound: Story = {
  ...Open,
  args: { defaultValue: [] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('astronomia');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Não encontrado.');
  },
};

/** The next chip gets the focus, else the one before, else the field. */
export const RemovingKeepsTheFocus: Story = {
  args: { defaultValue: ['1', '2', '3'] },
  play: async ({ canvasElement, args }) => {
    const chip = (name: RegExp) => within(canvasElement).getByRole('button', { name });
    chip(/Remover Inovação/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '3'], '2');
    await expect(chip(/Remover Liderança/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(chip(/Remover Atendimento/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const Unfolds: Story = {
  args: { defaultValue: options.map((option) => option.value), maxChips: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /^Remover/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Mais 7' }));
    await expect(canvas.getAllByRole('button', { name: /^Remover/ })).toHaveLength(10);
  },
};

/** What is taken back is said, by a button of a chip and by Backspace in the empty field. */
export const SaysWhatIsRemoved: Story = {
  args: { defaultValue: ['1', '2', '3'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Remover Inovação/ }));
    await heard('Opção removida: Inovação aberta');
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('{Backspace}');
    await heard('Opção removida: Liderança para novos gestores');
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('financas{ArrowDown}{Enter}');
    await heard('Opção selecionada: Finanças pessoais');
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  ...Open,
  args: { defaultValue: ['1', '2'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = field(canvasElement);
    const isActive = async (name: RegExp) => {
      const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
      await expect(active).toHaveTextContent(name);
    };
    const chip = (name: RegExp) => canvas.getByRole('button', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(input).toHaveFocus();
        await userEvent.tab();
        await expect(chip(/Remover Atendimento/)).toHaveFocus();
        await userEvent.tab({ shift: true });
      },
      ArrowDown: async () => {
        await userEvent.keyboard('{ArrowDown}');
        await expect(canvas.getByRole('listbox', { name: 'Selecionar' })).toBeVisible();
        await isActive(/^Atendimento/);
        await userEvent.keyboard('{ArrowDown}');
        await isActive(/^Inovação/);
      },
      ArrowUp: async () => {
        await userEvent.keyboard('{ArrowUp}');
        await isActive(/^Atendimento/);
        await userEvent.keyboard('{Escape}{ArrowUp}');
        await isActive(/^Comunicação/);
        await userEvent.keyboard('{ArrowDown}');
        await isActive(/^Atendimento/);
      },
      End: async () => {
        await userEvent.keyboard('{End}');
        await isActive(/^Comunicação/);
      },
      Home: async () => {
        await userEvent.keyboard('{Home}');
        await isActive(/^Atendimento/);
      },
      Enter: async () => {
        await userEvent.keyboard('{End}{Enter}');
        await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '2', '10'], '10');
        await expect(canvas.getByRole('listbox')).toBeVisible();
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await expect(canvas.queryAllByRole('option')).toEqual([]);
        await expect(args.onValueChange).toHaveBeenCalledTimes(1);
      },
      'A–Z': async () => {
        await userEvent.keyboard('lideranca');
        await expect(canvas.getAllByRole('option')).toHaveLength(1);
        await userEvent.clear(input);
      },
      Backspace: async () => {
        await userEvent.keyboard('{Backspace}');
        await expect(args.onValueChange).toHaveBeenLastCalledWith(['1', '2'], '10');
      },
      'Enter, Space': async () => {
        chip(/Remover Atendimento/).focus();
        await userEvent.keyboard('{Enter}');
        await expect(chip(/Remover Inovação/)).toHaveFocus();
        await userEvent.keyboard(' ');
        await expect(input).toHaveFocus();
        await expect(args.onValueChange).toHaveBeenLastCalledWith([], '2');
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(input).not.toHaveFocus();
      },
    });
  },
};
