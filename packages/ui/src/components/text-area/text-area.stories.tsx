import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { heard, heardNow, silence } from '../../testing/heard.ts';
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
  tags: ['one-brand'],
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
    await userEvent.type(canvas.getByRole('textbox'), ' muito do');
    await expect(canvas.getByText('15/30')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Gostei muito do');
    await heard('Restam 20 caracteres.');
    await userEvent.keyboard(' ritm');
    await heard('Restam 10 caracteres.');
    await userEvent.keyboard('o das aulas');
    await expect(canvas.getByRole('textbox')).toHaveValue('Gostei muito do ritmo das aula');
    await heard('Limite de caracteres atingido.');
  },
};

/** Fewer characters than the least are wrong once the field is left (SHELL-57). */
export const TellsTheLeast: Story = {
  args: { label: 'Comentário', minLength: 10 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'Gostei');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use ao menos 10 caracteres.'));
    await userEvent.type(field, ' muito');
    await waitFor(() => expect(field).toBeValid());
  },
};

function Registered() {
  const { register, setValue, reset } = useForm({ defaultValues: { doubt: 'Oi' } });
  return (
    <form>
      <TextArea label="Dúvida" maxLength={30} {...register('doubt')} />
      <button type="button" onClick={() => setValue('doubt', 'Quando começa?')}>
        Sugerir
      </button>
      <button type="button" onClick={() => reset()}>
        Desfazer
      </button>
    </form>
  );
}

/** Pasted, put together by an input method, written by the form's code, reset: the counter follows. */
export const CountsHoweverItComes: Story = {
  render: () => <Registered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const counts = (length: number) => canvas.findByText(`${length}/30`);
    await counts(2);
    await userEvent.click(field);
    await userEvent.paste(', tudo bem?');
    await counts(13);
    await userEvent.click(canvas.getByRole('button', { name: 'Sugerir' }));
    await expect(field).toHaveValue('Quando começa?');
    await counts(14);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(field).toHaveValue('Oi');
    await counts(2);
    await fireEvent.compositionStart(field);
    await fireEvent.input(field, { target: { value: 'Oi não' }, isComposing: true });
    await counts(6);
    await fireEvent.compositionEnd(field);
    await counts(6);
    field.form?.reset();
    await expect(field).toHaveValue('');
    await counts(0);
  },
};

/** A text that comes all at once is told with what is really left; one in the singular is said so. */
export const TellsWhatIsLeft: Story = {
  args: { label: 'Comentário', maxLength: 30 },
  play: async ({ canvasElement }) => {
    await silence();
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('a'.repeat(27));
    await heard('Restam 3 caracteres.');
    await userEvent.keyboard('bc');
    await heard('Resta 1 caractere.');
    await silence();
    await userEvent.keyboard('{Backspace}');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(heardNow()).toBe('');
  },
};
