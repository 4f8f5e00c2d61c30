import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { heard } from '../../testing/heard.ts';
import { keyboard } from './password-field.keyboard.ts';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/Forms/Password field',
  component: PasswordField,
  args: { label: 'Senha', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={sheet}>
      <PasswordField label="Senha" autoComplete="current-password" defaultValue="Decola@2026" />
      <PasswordField label="Senha" autoComplete="current-password" error="Informe a senha." required />
      <PasswordField label="Nova senha" autoComplete="new-password" hint="Ao menos 8 caracteres." />
      <PasswordField label="Senha" autoComplete="current-password" defaultValue="Decola@2026" disabled />
    </div>
  ),
};

/** Between dots and plain text and back (AUTH-02). */
export const ShowsAndHides: Story = {
  args: { defaultValue: 'Decola@2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Senha');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Mostrar senha' });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Decola@2026');
  },
};

/** The text hides again when the form is sent. */
export const HidesOnSubmit: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} defaultValue="Decola@2026" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Senha');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Senha');
    field.focus();
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await heard('A tecla Caps Lock está ativada.');
    await expect(field).toHaveAccessibleDescription('A tecla Caps Lock está ativada.');
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { defaultValue: 'Decola@2026' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Senha');
    const toggle = canvas.getByRole('button', { name: 'Mostrar senha' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(field).toHaveFocus();
        await userEvent.tab();
        await expect(toggle).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(field).toHaveAttribute('type', 'text');
        await userEvent.keyboard(' ');
        await expect(field).toHaveAttribute('type', 'password');
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(field).toHaveAttribute('type', 'text');
        await userEvent.click(field);
        await userEvent.keyboard('{Enter}');
        await expect(field).toHaveAttribute('type', 'password');
        toggle.focus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(field).toHaveFocus();
      },
    });
  },
};
