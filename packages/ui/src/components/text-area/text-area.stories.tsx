import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/Forms/Text area',
  component: TextArea,
  args: { label: 'Sua dúvida', name: 'doubt', maxLength: 500 },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Gostei muito do ritmo das aulas e dos exemplos da loja, mas senti falta de um resumo no fim. ';

export const Default: Story = {};

/** Counter empty, near and at its limit; error, disabled, read only, no limit. */
export const States: Story = {
  render: () => (
    <div style={sheet}>
      <TextArea label="Anotação" />
      <TextArea label="Comentário" maxLength={100} />
      <TextArea label="Comentário" maxLength={100} defaultValue={words.slice(0, 90)} />
      <TextArea label="Comentário" maxLength={100} defaultValue={words.repeat(2).slice(0, 100)} />
      <TextArea label="Mensagem" maxLength={100} error="Deixe uma mensagem" required />
      <TextArea label="Dúvida" hint="O instrutor recebe por e-mail." disabled />
      <TextArea label="Resposta" readOnly defaultValue={words} />
    </div>
  ),
};

export const LongText: Story = { args: { defaultValue: words.repeat(5).trim() } };

export const CountsAndTells: Story = {
  args: { label: 'Comentário', maxLength: 30, defaultValue: 'Gostei' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('6/30')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.type(canvas.getByRole('textbox'), ' muito do');
    await expect(canvas.getByText('15/30')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Restam 20 caracteres.');
    await userEvent.keyboard(' ritmo das aulas');
    await expect(canvas.getByRole('textbox')).toHaveValue('Gostei muito do ritmo das aula');
    await expect(canvas.getByRole('status')).toHaveTextContent('Limite de caracteres atingido.');
  },
};
