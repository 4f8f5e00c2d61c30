import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './checkbox.keyboard.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Sou estrangeiro', name: 'isForeigner' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const terms = (
  <>
    Li e aceito o <a href="#termos">Termo de Uso</a>
  </>
);

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={sheet}>
      <Checkbox label="Sou estrangeiro" />
      <Checkbox label="Sou estrangeiro" defaultChecked />
      <Checkbox label="Selecionar todos" indeterminate />
      <Checkbox label="Receber avisos por e-mail" hint="No máximo um por semana." />
      <Checkbox label={terms} required error="É necessário aceitar o Termo de Uso para prosseguir!" />
      <Checkbox label="Indisponível" disabled />
      <Checkbox label="Indisponível e marcada" disabled defaultChecked />
      <Checkbox label="Quero receber por e-mail um resumo semanal dos meus treinamentos obrigatórios e das novidades da minha escola" />
    </div>
  ),
};

export const TicksByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Sou estrangeiro' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The link inside the label is reached by itself; the words around it tick the box. */
export const LinkInTheLabel: Story = {
  args: { label: terms, error: 'É necessário aceitar o Termo de Uso para prosseguir!', required: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Termo de Uso' })).toHaveFocus();
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('É necessário aceitar o Termo de Uso para prosseguir!');
    await userEvent.click(canvas.getByText(/Li e aceito/));
    await expect(box).toBeChecked();
  },
};

export const Mixed: Story = {
  args: { label: 'Selecionar todos', indeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { indeterminate: true, onCheckedChange: fn() },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Sou estrangeiro' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(box).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(box).toBeChecked();
        await userEvent.keyboard(' ');
        await expect(box).not.toBeChecked();
        await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(box).not.toHaveFocus();
      },
    });
  },
};
