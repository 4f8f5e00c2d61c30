import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/Text field',
  component: TextField,
  args: { label: 'Nome completo', name: 'name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state at once: pristine, hint, error, both, status, required, disabled, read only, icon, clear, hidden label. */
export const States: Story = {
  render: () => (
    <div style={sheet}>
      <TextField label="Nome completo" />
      <TextField label="Nome completo" defaultValue="Ana Beatriz Souza" required />
      <TextField label="Matrícula" hint="Está no seu crachá." />
      <TextField label="Nome da mãe" error="Informe o nome da mãe." required />
      <TextField
        label="Apelido"
        hint="Como quer ser chamado."
        defaultValue="A"
        error="Use ao menos 2 letras."
      />
      <TextField label="Cidade" defaultValue="Campinas" status="Preenchida pelo CEP." />
      <TextField label="E-mail" type="email" leading={<Mail />} defaultValue="ana.souza@decola.com.br" />
      <TextField label="Complemento" defaultValue="Apto. 42" clearLabel="Limpar complemento" />
      <TextField label="Empresa" defaultValue="Decola Educação" readOnly />
      <TextField label="CPF" defaultValue="529.982.247-25" disabled hint="Estrangeiros não informam CPF." />
      <TextField label="Buscar pessoa" labelPlacement="hidden" placeholder="Nome ou e-mail" />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Nome completo como está no documento oficial que será apresentado no dia do treinamento presencial',
    hint: 'Se o nome social for diferente do nome no documento, informe o nome social aqui e avise a equipe do evento.',
    error: 'Este nome tem mais de 120 letras e não cabe no certificado; abrevie os nomes do meio.',
    defaultValue: 'Maria Aparecida do Nascimento Figueiredo de Albuquerque Cavalcanti e Vasconcelos Neta',
    required: true,
  },
};

export const TiesTextsToTheControl: Story = {
  args: { hint: 'Como no documento.', error: 'Informe o nome.', required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Nome completo' });
    await expect(field).toHaveAccessibleDescription('Como no documento. Informe o nome.');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
  },
};

export const Clears: Story = {
  args: { defaultValue: 'Ana', clearLabel: 'Limpar nome', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Nome completo' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

function RegisteredForm() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', city: '' } });
  const { errors } = formState;
  return (
    <form noValidate style={sheet} onSubmit={handleSubmit(() => undefined)}>
      <TextField
        label="Nome"
        error={errors.name?.message}
        {...register('name', { required: 'Informe o nome.' })}
      />
      <TextField
        label="Cidade"
        error={errors.city?.message}
        {...register('city', { required: 'Informe a cidade.' })}
      />
      <button type="submit">Enviar</button>
    </form>
  );
}

/** A refused submit moves the focus to the first wrong field, which reads its error; nothing is said a second time. */
export const TellsErrorsOnce: Story = {
  render: () => <RegisteredForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const announced = () => document.querySelector('[data-part="announcements"]')?.textContent ?? '';
    // What another form said before goes first.
    await waitFor(() => expect(announced()).toBe(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveAccessibleDescription(
      'Informe o nome.',
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(announced()).toBe('');
    await userEvent.keyboard('A');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toBeValid());
    await new Promise((resolve) => setTimeout(resolve, 400));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(announced().trim()).toBe('Informe o nome.'));
  },
};
