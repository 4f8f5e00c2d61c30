import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chooseInDialog } from '../../conformance/gestures.ts';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { heard } from '../../testing/heard.ts';
import { Button } from '../button/button.tsx';
import { keyboard } from './file-picker.keyboard.ts';
import { FilePicker } from './file-picker.tsx';

const meta = {
  title: 'Components/Forms/File picker',
  component: FilePicker,
  args: { label: 'Selecione uma imagem', accept: '.png,.jpg,.jpeg,.webp', onValueChange: fn() },
} satisfies Meta<typeof FilePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Pristine, hint, wrong type, too large, disabled. */
export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={sheet}>
      <FilePicker label="Selecione uma imagem" />
      <FilePicker label="Selecione uma imagem" hint="PNG, JPG, JPEG ou WEBP de até 3 MB." />
      <FilePicker label="Selecione uma imagem" error="Por favor, insira uma imagem PNG, JPG, JPEG ou WEBP" />
      <FilePicker
        label="Selecione uma imagem"
        error="A imagem selecionada é maior que 3MB. Por favor, selecione outra."
      />
      <FilePicker label="Selecione uma imagem" disabled />
    </div>
  ),
};

export const Chooses: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText(/Selecione uma imagem/);
    const photo = new File(['foto'], 'ana.png', { type: 'image/png' });
    await userEvent.upload(input, photo);
    await expect(args.onValueChange).toHaveBeenCalledWith(photo);
    await expect(input).toHaveAccessibleDescription('ana.png');
    await heard('ana.png');
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/Selecione uma imagem/);
    const opened = fn();
    // The dialog of the device stays closed: a story cannot press its keys.
    input.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    const opens = (key: string, times: number) => async () => {
      await userEvent.keyboard(key);
      await expect(opened).toHaveBeenCalledTimes(times);
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(input).toHaveFocus();
      },
      Enter: opens('{Enter}', 1),
      Space: opens(' ', 2),
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(input).not.toHaveFocus();
      },
    });
  },
};

function Led() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FilePicker label="Selecione uma imagem" name="photo" value={file} onValueChange={setFile} />
      <Button onClick={() => setFile(new File(['capa'], 'capa.webp'))}>Usar a capa</Button>
      <Button onClick={() => setFile(null)}>Tirar</Button>
    </>
  );
}

/**
 * A file that is chosen elsewhere, or taken back, is also what the form sends. What is chosen here reaches its owner although a browser
 * tells of it twice, of which the owner hears the second.
 */
export const LedFromOutside: Story = {
  render: () => <Led />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>(/Selecione uma imagem/);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar a capa' }));
    await waitFor(() => expect(input.files?.[0]?.name).toBe('capa.webp'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar' }));
    await waitFor(() => expect(input.files).toHaveLength(0));
    await expect(canvas.getByText('ou arraste até aqui')).toBeVisible();
    await chooseInDialog(input, new File(['foto'], 'ana.png', { type: 'image/png' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('ana.png'));
    await expect(input.files?.[0]?.name).toBe('ana.png');
  },
};
