import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { LoginField } from '../../components/login-field/login-field.tsx';
import { PasswordField } from '../../components/password-field/password-field.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { opensAgain } from '../../testing/opens-again.ts';
import { Hero } from '../hero/hero.tsx';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './login-panel.keyboard.ts';
import { LoginPanel } from './login-panel.tsx';

/** The masks are the domain's, which the app passes in; nothing is typed here. */
const asTyped = (value: string) => value;

const onSend = fn((event: FormEvent) => event.preventDefault());

function Landing({ startsOpen = false }: { startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Hero
        title="Aprender faz a sua carreira decolar"
        action={
          <Button size="large" onClick={() => setOpen(true)}>
            Entrar
          </Button>
        }
      />
      <LoginPanel
        open={open}
        onOpenChange={setOpen}
        title="Entrar"
        pictureUrl={coverOf('indigo')}
        footer={
          <Button variant="outline" width="full">
            Crie uma conta
          </Button>
        }
      >
        <form aria-label="Entrar" onSubmit={onSend}>
          <Stack>
            <LoginField label="CPF ou e-mail" name="login" show={asTyped} strip={asTyped} required />
            <PasswordField label="Senha" name="password" autoComplete="current-password" required />
            <TextLink href="#esqueci">Esqueci minha senha</TextLink>
            <Button type="submit" size="large" width="full">
              Entrar
            </Button>
          </Stack>
        </form>
      </LoginPanel>
    </>
  );
}

const meta = {
  title: 'Product/Login panel',
  component: Landing,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The login field gets the focus, and the page behind stands still until Escape gives both back (LANDING-17). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const open = within(canvasElement).getByRole('button', { name: 'Entrar' });
    await userEvent.click(open);
    const field = await screen.findByRole('textbox', { name: 'CPF ou e-mail' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(document.documentElement).toHaveAttribute('data-dimmed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-dimmed'));
    await opensAgain(open, 'dialog');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'CPF ou e-mail' })).toHaveFocus());
  },
};

export const Open: Story = { tags: ['pictured'], args: { startsOpen: true } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onSend.mockClear();
    const open = within(canvasElement).getByRole('button', { name: 'Entrar' });
    const field = () => screen.getByRole('textbox', { name: 'CPF ou e-mail' });
    await everyRow(keyboard, {
      Enter: async () => {
        open.focus();
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('dialog', { name: 'Entrar' });
        await waitFor(() => expect(field()).toHaveFocus());
        await userEvent.keyboard('{Enter}');
        await expect(onSend).toHaveBeenCalledOnce();
      },
      Tab: async () => {
        await userEvent.tab();
        await expect(screen.getByLabelText(/^Senha/, { selector: 'input' })).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(field()).toHaveFocus();
      },
      Escape: async () => {
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(open).toHaveFocus());
      },
    });
  },
};
