import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import { strengthStates } from './password-rules.variants.ts';
import { StrengthMeter } from './strength-meter.tsx';

const rules = [
  ['Ao menos 8 caracteres', /.{8}/],
  ['Nenhum espaço', /^\S+$/],
  ['Uma letra minúscula', /[a-z]/],
  ['Um número', /\d/],
  ['Um caractere especial (!@#$%^&*)', /[!@#$%^&*]/],
  ['Uma letra maiúscula', /[A-Z]/],
] as const;
const judge = (password: string) => rules.map(([label, test]) => ({ label, isMet: test.test(password) }));

const meta = {
  title: 'Components/Forms/Password rules',
  component: PasswordRules,
  args: { label: 'Sua senha deve conter:', rules: judge('Decola') },
} satisfies Meta<typeof PasswordRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** None, some and all met; two hidden by a tenant; the meter in every state. */
export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={sheet}>
      <PasswordRules label="Sua senha deve conter:" rules={judge('')} />
      <PasswordRules label="Sua senha deve conter:" rules={judge('decola1')} />
      <PasswordRules label="Sua senha deve conter:" rules={judge('Decola@2026')} />
      <PasswordRules label="Sua senha deve conter:" rules={judge('decola2026').slice(0, 4)} />
      {strengthStates.map((state) => (
        <StrengthMeter key={state} state={state} />
      ))}
    </div>
  ),
};

function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter state={password.length < 8 ? 'none' : password.length < 11 ? 'weak' : 'strong'} />
      <PasswordRules label="Sua senha deve conter:" rules={judge(password)} />
    </div>
  );
}

export const WhileTyping: Story = {
  render: () => <NewPassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('decola');
    await expect(canvas.getByText('2 de 6 exigências atendidas.')).toBeInTheDocument();
    await userEvent.keyboard('@D2026');
    await expect(canvas.getByText('6 de 6 exigências atendidas.')).toBeInTheDocument();
    await expect(canvas.getByRole('meter', { name: 'Força da senha' })).toHaveAttribute(
      'aria-valuetext',
      'Forte',
    );
  },
};
