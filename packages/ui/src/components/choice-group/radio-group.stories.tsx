import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './radio-group.keyboard.ts';
import { RadioGroup } from './radio-group.tsx';

const methods = [
  { value: 'email', label: 'Por e-mail', hint: 'Enviamos um endereço para criar outra senha.' },
  { value: 'identity', label: 'Por dados pessoais', hint: 'Confirme alguns dados do seu cadastro.' },
  { value: 'support', label: 'Falar com o suporte' },
];

const answers = [
  { value: 'a', label: 'Ouvir o cliente até o fim antes de oferecer uma solução' },
  { value: 'b', label: 'Oferecer um desconto de imediato' },
  { value: 'c', label: 'Chamar o gerente' },
];

const meta = {
  title: 'Components/Forms/Radio group',
  component: RadioGroup,
  args: { label: 'Como quer recuperar a senha?', options: methods },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** None, selected, error, disabled; as cards: none, selected, judged. */
export const States: Story = {
  render: () => (
    <div style={sheet}>
      <RadioGroup label="Recuperar a senha" options={methods} />
      <RadioGroup label="Recuperar a senha" options={methods} defaultValue="identity" />
      <RadioGroup label="Recuperar a senha" options={methods} error="Escolha uma forma." required />
      <RadioGroup label="Recuperar a senha" options={methods} defaultValue="email" disabled />
      <RadioGroup label="O que fazer primeiro?" options={answers} variant="card" />
      <RadioGroup label="O que fazer primeiro?" options={answers} variant="card" defaultValue="b" />
      <RadioGroup
        label="O que fazer primeiro?"
        variant="card"
        defaultValue="b"
        disabled
        options={answers.map((answer) =>
          answer.value === 'a'
            ? { ...answer, mark: 'correct' as const }
            : answer.value === 'b'
              ? { ...answer, mark: 'wrong' as const }
              : { ...answer, mark: 'unchosen' as const },
        )}
      />
    </div>
  ),
};

export const ArrowsChoose: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Como quer recuperar a senha?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Por dados pessoais/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const radio = (label: RegExp | string) => within(canvasElement).getByRole('radio', { name: label });
    const isChosen = async (label: RegExp | string) => {
      await expect(radio(label)).toHaveFocus();
      await expect(radio(label)).toBeChecked();
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(radio(/Por e-mail/)).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await isChosen(/Por e-mail/);
      },
      'ArrowDown, ArrowRight': async () => {
        await userEvent.keyboard('{ArrowDown}');
        await isChosen(/Por dados pessoais/);
        await userEvent.keyboard('{ArrowRight}');
        await isChosen(/Falar com o suporte/);
        await userEvent.keyboard('{ArrowRight}');
        await isChosen(/Por e-mail/);
      },
      'ArrowUp, ArrowLeft': async () => {
        await userEvent.keyboard('{ArrowUp}');
        await isChosen(/Falar com o suporte/);
        await userEvent.keyboard('{ArrowLeft}');
        await expect(args.onValueChange).toHaveBeenLastCalledWith('identity');
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(within(canvasElement).getByRole('radiogroup')).not.toContainElement(
          document.activeElement as HTMLElement | null,
        );
      },
    });
  },
};

/** Required and wrong are said of the group as a whole; the browser's own `required` is nowhere. */
export const SaysThatItIsRequired: Story = {
  args: { required: true, error: 'Escolha uma forma.', hint: 'Pode trocar depois.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Como quer recuperar a senha?' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Pode trocar depois. Escolha uma forma.');
    await expect(canvasElement.querySelector(':required')).toBeNull();
  },
};

const sent = fn();

function Registered() {
  const { register, handleSubmit } = useForm({ defaultValues: { method: 'identity' } });
  const { ref, ...field } = register('method');
  return (
    <form onSubmit={handleSubmit((values) => sent(values))}>
      <RadioGroup label="Recuperar a senha" options={methods} inputRef={ref} {...field} />
      <button type="submit">Enviar</button>
    </form>
  );
}

/** The form's code reaches every radio: it sets the first choice and reads the next. */
export const InAForm: Story = {
  render: () => <Registered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Por dados pessoais/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Por e-mail/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ method: 'email' }));
  },
};
