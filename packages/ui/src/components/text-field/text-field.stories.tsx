import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { heard, heardNow, silence } from '../../testing/heard.ts';
import { MailIcon } from '../icon/icons.ts';
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
      <TextField label="E-mail" type="email" leading={<MailIcon />} defaultValue="ana.souza@decola.com.br" />
      <TextField label="Complemento" defaultValue="Apto. 42" clearable />
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
  args: { defaultValue: 'Ana', clearable: true, words: { clear: 'Limpar nome' }, onChange: fn() },
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

/** The most stops what is typed and is counted; fewer than the least are wrong once the field is left (SHELL-57). */
export const HasAMostAndALeast: Story = {
  args: { label: 'Título', maxLength: 8, minLength: 3, counted: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Título' });
    await userEvent.type(field, 'Aulas de dia');
    await expect(field).toHaveValue('Aulas de');
    await expect(canvas.getByText('8/8')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toBeValid();
    await userEvent.type(field, 'Au');
    await expect(field).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use ao menos 3 caracteres.'));
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'l');
    await waitFor(() => expect(field).toBeValid());
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
    // What another form said before goes first.
    await silence();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveAccessibleDescription(
      'Informe o nome.',
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(heardNow()).toBe('');
    await userEvent.keyboard('A');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nome' })).toBeValid());
    await new Promise((resolve) => setTimeout(resolve, 400));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(heardNow()).toBe('Informe o nome.'));
  },
};

/** What the caller describes it by is said first, before its own hint and error. */
export const KeepsOtherDescriptions: Story = {
  render: () => (
    <>
      <p id="why">Vai no certificado.</p>
      <TextField label="Nome" aria-describedby="why" hint="Como no documento." error="Informe o nome." />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Vai no certificado. Como no documento. Informe o nome.',
    );
  },
};

const onValueChange = fn();

/** Its text as a value, led from outside; the native event stays beside it. */
export const TellsItsValue: Story = {
  render: function Shouted() {
    const [name, setName] = useState('');
    const shout = (text: string) => {
      onValueChange(text);
      setName(text.toUpperCase());
    };
    return <TextField label="Nome" value={name} onValueChange={shout} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'an');
    await expect(onValueChange).toHaveBeenLastCalledWith('An');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('AN');
  },
};

/** An error that comes together with its field, and the first that the page ever says. */
export const TellsTheFirstError: Story = {
  render: function Asked() {
    const [isAsked, ask] = useState(false);
    return (
      <>
        {isAsked && <TextField label="CPF" error="Este CPF já tem cadastro." />}
        <button type="button" onClick={() => ask(true)}>
          Enviar
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await silence();
    document.querySelector('[data-part="announcements"]')?.remove();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Enviar' }));
    await heard('Este CPF já tem cadastro.');
  },
};

/** The first status that arrives is said, and each after it; the one that the field came with is read with the field. */
export const TellsTheFirstStatus: Story = {
  render: function LookedUp() {
    const [status, setStatus] = useState<string>();
    return (
      <>
        <TextField label="CEP" status={status} />
        <TextField label="Cidade" status="Preenchida pelo CEP." />
        <button type="button" onClick={() => setStatus('Procurando o endereço…')}>
          Procurar
        </button>
        <button type="button" onClick={() => setStatus('Endereço encontrado.')}>
          Encontrar
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await silence();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(heardNow()).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Procurar' }));
    await waitFor(() => expect(heardNow()).toBe('Procurando o endereço…'));
    await userEvent.click(canvas.getByRole('button', { name: 'Encontrar' }));
    await waitFor(() => expect(heardNow()).toBe('Endereço encontrado.'));
  },
};
