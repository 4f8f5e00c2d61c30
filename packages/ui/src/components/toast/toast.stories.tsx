import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { keyboard } from './toast.keyboard.ts';
import { toastTones } from './toast.variants.ts';
import { Toasts } from './toasts.tsx';
import { useToasts } from './use-toasts.ts';

const meta = {
  title: 'Components/Feedback/Toast',
  component: Toasts,
  args: {
    toasts: [{ id: '1', tone: 'positive', message: 'Notificação apagada!', duration: 600_000 }],
    onDismiss: fn(),
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Success waits its turn (status; SHELL-38). */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await within(screen.getByRole('status')).findByText('Notificação apagada!')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Dispensar aviso' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  },
};

/** A failure interrupts (alert; SHELL-39). */
export const Failed: Story = {
  args: {
    toasts: [{ id: '1', tone: 'critical', message: 'Ocorreu um erro inesperado.', duration: 600_000 }],
  },
  play: async () => {
    await expect(
      await within(screen.getByRole('alert')).findByText('Ocorreu um erro inesperado.'),
    ).toBeVisible();
  },
};

export const States: Story = {
  args: {
    toasts: toastTones.map((tone) => ({
      id: tone,
      tone,
      message: 'Notificação apagada!',
      duration: 600_000,
    })),
  },
};

export const WithAction: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'positive', message: 'Nota apagada.', action: { label: 'Desfazer', onAction: fn() } },
    ],
  },
};

export const LongText: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'critical',
        message:
          'Não foi possível enviar a sua dúvida para o instrutor porque a conexão caiu. Ela ficou guardada neste aparelho e será enviada assim que a conexão voltar.',
        action: { label: 'Tentar novamente', onAction: fn() },
      },
    ],
  },
};

/** It goes by itself, but not while the pointer or the focus is on it. */
export const Paused: Story = {
  render: function Screen() {
    const { toasts, show, dismiss } = useToasts();
    return (
      <>
        <Button onClick={() => show({ tone: 'positive', message: 'Sugestão enviada!', duration: 300 })}>
          Enviar
        </Button>
        <Toasts toasts={toasts} onDismiss={dismiss} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enviar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Sugestão enviada!');
    await userEvent.keyboard('{F8}');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(screen.getByText('Sugestão enviada!')).toBeInTheDocument();
    button.focus();
    await waitFor(() => expect(screen.queryByText('Sugestão enviada!')).toBeNull());
    await userEvent.keyboard('{Enter}{F8}');
    await expect(screen.getByText('Sugestão enviada!')).toBeInTheDocument();
  },
};

/** Dismissed by keyboard, the focus goes back where it came from. */
export const Dismissed: Story = {
  ...Paused,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Enviar' });
    button.focus();
    await userEvent.keyboard('{Enter}{F8}');
    const dismiss = await screen.findByRole('button', { name: 'Dispensar aviso' });
    await userEvent.tab();
    await expect(dismiss).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Over a dialog it can be seen, heard and pressed, and the dialog stays. */
export const OverDialog: Story = {
  render: (args) => (
    <>
      <Dialog defaultOpen title="Sugerir um treinamento">
        Conte o que você gostaria de aprender.
      </Dialog>
      <Toasts {...args} />
    </>
  ),
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('status')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Dispensar aviso' }));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalled());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Many at once: the oldest go, but for what can still be answered. */
export const Many: Story = {
  render: function Screen() {
    const { toasts, show, dismiss } = useToasts();
    const remove = () =>
      show({ tone: 'positive', message: 'Nota apagada.', action: { label: 'Desfazer', onAction: fn() } });
    return (
      <>
        <Button onClick={remove}>Apagar</Button>
        <Button onClick={() => show({ tone: 'positive', message: 'Salvo', duration: 600_000 })}>
          Salvar
        </Button>
        <Toasts toasts={toasts} onDismiss={dismiss} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    button('Apagar').click();
    for (let saved = 0; saved < 7; saved += 1) button('Salvar').click();
    await waitFor(() => expect(screen.getAllByText('Salvo')).toHaveLength(4));
    await expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  },
};

const onUndo = fn();

/** Every key of the table, over a modal dialog: the toasts are read, reached and pressed there, and the dialog stays. */
export const Keyboard: Story = {
  ...OverDialog,
  args: {
    toasts: [
      {
        id: '1',
        tone: 'positive',
        message: 'Nota apagada.',
        action: { label: 'Desfazer', onAction: onUndo },
      },
    ],
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const region = screen.getByRole('region', { name: 'Avisos' });
    const undo = await within(region).findByRole('button', { name: 'Desfazer' });
    const close = within(dialog).getByRole('button', { name: 'Fechar' });
    await waitFor(() => expect(close).toHaveFocus());
    await everyRow(keyboard, {
      F8: async () => {
        await userEvent.keyboard('{F8}');
        await expect(region).toHaveFocus();
        await expect(region.closest('[inert], [aria-hidden="true"]')).toBeNull();
      },
      Tab: async () => {
        await userEvent.tab();
        await expect(undo).toHaveFocus();
        await userEvent.tab();
        await userEvent.tab();
        await expect(close).toHaveFocus();
      },
      'Enter, Space': async () => {
        for (const [at, key] of ['{Enter}', ' '].entries()) {
          await userEvent.keyboard('{F8}');
          await userEvent.tab();
          await userEvent.tab();
          await userEvent.keyboard(key);
          await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(at + 1));
          await expect(args.onDismiss).toHaveBeenLastCalledWith('1');
          await waitFor(() => expect(close).toHaveFocus());
        }
      },
      Escape: async () => {
        await userEvent.keyboard('{F8}');
        await expect(region).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(close).toHaveFocus());
        await expect(dialog).toBeVisible();
        await expect(undo).toBeVisible();
      },
    });
    // Pressed twice, it acts once.
    onUndo.mockClear();
    undo.click();
    undo.click();
    await expect(onUndo).toHaveBeenCalledTimes(1);
  },
};

/** Some screen readers miss what arrives together with its region: the words come when it stands. */
export const FirstIsHeard: Story = {
  render: function Screen(args) {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <Button onClick={() => setThere(true)}>Apagar</Button>
        {isThere && <Toasts {...args} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Apagar' }).click();
    const region = await waitFor(() => screen.getByRole('status'), { interval: 1 });
    await expect(region).toBeEmptyDOMElement();
    await expect(await within(region).findByText('Notificação apagada!')).toBeVisible();
  },
};
