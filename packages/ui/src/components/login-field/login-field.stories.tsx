import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { LoginField } from './login-field.tsx';

/** Stand-ins for the domain's own functions, which the app passes in. */
const strip = (shown: string) => (shown.includes('@') ? shown : shown.replace(/[.-]/g, ''));
const show = (typed: string) => {
  const digits = strip(typed);
  return /^\d{11}$/.test(digits) ? digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4') : typed;
};

const meta = {
  title: 'Components/Forms/Login field',
  component: LoginField,
  args: { label: 'CPF ou e-mail', name: 'login', show, strip },
} satisfies Meta<typeof LoginField>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'CPF ou e-mail' });

export const Default: Story = {};

/** E-mail, CPF, a part of a CPF, error, disabled. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={sheet}>
      <LoginField {...args} defaultValue="ana.souza@decola.com.br" />
      <LoginField {...args} defaultValue="52998224725" />
      <LoginField {...args} defaultValue="529982" />
      <LoginField {...args} error="Informe o CPF ou o e-mail." required />
      <LoginField {...args} defaultValue="52998224725" disabled />
    </div>
  ),
};

/** Masked once the focus is gone, bare while it is there (AUTH-06). */
export const MasksACpf: Story = {
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('52998224725');
    await expect(field).toHaveValue('52998224725');
    await userEvent.tab();
    await expect(field).toHaveValue('529.982.247-25');
    await userEvent.tab({ shift: true });
    await expect(field).toHaveValue('52998224725');
  },
};

export const LeavesAnEmail: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('ana.souza@decola.com.br');
    await userEvent.tab();
    await expect(fieldIn(canvasElement)).toHaveValue('ana.souza@decola.com.br');
  },
};

export const PastedWithDots: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.paste('529.982.247-25');
    await userEvent.tab();
    await expect(fieldIn(canvasElement)).toHaveValue('529.982.247-25');
    await userEvent.tab({ shift: true });
    await expect(fieldIn(canvasElement)).toHaveValue('52998224725');
  },
};

/** The dots go, the caret stays between the same two digits. */
export const CaretStays: Story = {
  args: { defaultValue: '52998224725' },
  play: async ({ canvasElement }) => {
    const field = fieldIn(canvasElement);
    await expect(field).toHaveValue('529.982.247-25');
    field.setSelectionRange(8, 8);
    field.focus();
    await expect(field).toHaveValue('52998224725');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([6, 6]);
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('529982924725');
  },
};

const sent = fn();

function Registered() {
  const { register, handleSubmit } = useForm({ defaultValues: { login: '52998224725' } });
  return (
    <form onSubmit={handleSubmit((values) => sent(values))}>
      <LoginField label="CPF ou e-mail" show={show} strip={strip} {...register('login')} />
      <button type="submit">Entrar</button>
    </form>
  );
}

/** A registered form keeps the raw value whatever is shown. */
export const InAForm: Story = {
  render: () => <Registered />,
  play: async ({ canvasElement }) => {
    sent.mockClear();
    await waitFor(() => expect(fieldIn(canvasElement)).toHaveValue('529.982.247-25'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ login: '52998224725' }));
    await expect(fieldIn(canvasElement)).toHaveValue('529.982.247-25');
  },
};

function Controlled() {
  const [login, setLogin] = useState('');
  return (
    <>
      <LoginField
        label="CPF ou e-mail"
        show={show}
        strip={strip}
        value={login}
        onChange={(event) => setLogin(event.currentTarget.value)}
      />
      <output>{login}</output>
    </>
  );
}

export const IsControlled: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('52998224725');
    await userEvent.tab();
    await expect(fieldIn(canvasElement)).toHaveValue('529.982.247-25');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('52998224725');
  },
};
