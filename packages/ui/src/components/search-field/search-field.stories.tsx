import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { Button } from '../button/button.tsx';
import { keyboard } from './search-field.keyboard.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/Forms/Search field',
  component: SearchField,
  args: {
    label: 'Buscar treinamentos',
    placeholder: 'O que você quer aprender?',
    onSearch: fn(),
    debounce: 500,
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <div style={sheet}>
      <SearchField {...args} />
      <SearchField {...args} label="Buscar lojas" defaultValue="excelência no atendimento" />
      <SearchField {...args} label="Buscar pessoas" defaultValue="lideran" pending />
      <SearchField {...args} label="Dúvidas" placeholder="Qual sua dúvida?" labelPlacement="above" />
      <SearchField {...args} label="Buscar produtos" disabled />
    </div>
  ),
};

/** One search per pause, not one per key. */
export const WaitsForAPause: Story = {
  args: { debounce: 80 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('vendas');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('vendas'));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const EnterSearchesAtOnce: Story = {
  args: { debounce: 60_000 },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('vendas{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('vendas');
  },
};

export const Clears: Story = {
  args: { defaultValue: 'vendas', debounce: 60_000 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('search')).toHaveAttribute('aria-label', 'Buscar treinamentos');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Limpar busca' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('a{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The list answers late, when the person is two letters further: nothing that was typed is lost. */
export const KeepsWhatIsTyped: Story = {
  args: { debounce: 20 },
  render: function Late(args) {
    const [term, setTerm] = useState('');
    const search = (wanted: string) => {
      args.onSearch(wanted);
      setTimeout(setTerm, 60, wanted);
    };
    return (
      <div style={sheet}>
        <SearchField {...args} term={term} onSearch={search} />
        <p role="status">Resultados para “{term}”</p>
        <Button onClick={() => setTerm('')}>Limpar filtros</Button>
      </div>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('ven');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('ven'));
    await userEvent.keyboard('das');
    await canvas.findByText('Resultados para “vendas”');
    await expect(field).toHaveValue('vendas');
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onSearch).toHaveBeenLastCalledWith('vendas');
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { debounce: 60_000, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(field).toHaveFocus();
        await userEvent.keyboard('vendas');
        await expect(args.onValueChange).toHaveBeenLastCalledWith('vendas');
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Limpar busca' })).toHaveFocus();
        await userEvent.tab({ shift: true });
      },
      Enter: async () => {
        // This one ends a word that an input method puts together.
        fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
        await expect(args.onSearch).not.toHaveBeenCalled();
        await userEvent.keyboard('{Enter}');
        await expect(args.onSearch).toHaveBeenLastCalledWith('vendas');
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await expect(field).toHaveValue('');
        await expect(args.onSearch).toHaveBeenLastCalledWith('');
        await expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
      },
      Space: async () => {
        await userEvent.keyboard('lojas');
        await userEvent.tab();
        await userEvent.keyboard(' ');
        await expect(field).toHaveValue('');
        await expect(field).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(field).not.toHaveFocus();
      },
    });
  },
};
