import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { FilePicker } from './file-picker.tsx';

const meta = {
  title: 'Components/Forms/File picker',
  component: FilePicker,
  args: { label: 'Selecione uma imagem', accept: '.png,.jpg,.jpeg,.webp', onFile: fn() },
} satisfies Meta<typeof FilePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Pristine, hint, wrong type, too large, disabled. */
export const States: Story = {
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
    await expect(args.onFile).toHaveBeenCalledWith(photo);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('ana.png');
  },
};
