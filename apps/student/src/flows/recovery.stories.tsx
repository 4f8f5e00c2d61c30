import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { forgets, isKnownBy, savesPassword } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

/** The landing page at a step of the recovery. */
const at = (values: { resetBy?: string; token?: string } = {}) =>
  paths.home({ resetPass: 'reset-password', ...values });

const visitor = (faults: Record<string, string> = {}) => ({ sandbox: { scenario: 'visitor', faults } });
const ana = 'ana.souza@decola.com.br';

const meta = {
  title: 'Flows/Recovery',
  // The brand that offers every way.
  globals: { theme: 'decola' },
  parameters: { layout: 'fullscreen', flow: 'recovery', route: at(), ...visitor() },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosingMethod: Story = {
  play: async () => {
    await screen.findByRole('link', { name: 'Receber um link' });
    await standsIn('choosingMethod');
  },
};

/** A brand that does not send mails for it offers the two other ways (RECOVERY-06). */
export const WithoutEmail: Story = {
  globals: { theme: 'circulo' },
  parameters: { route: at({ resetBy: 'email' }) },
  play: async () => {
    await screen.findByRole('link', { name: 'Confirmar meus dados' });
    await standsIn('choosingMethod');
  },
};

export const AskingLogin: Story = {
  parameters: { route: at({ resetBy: 'email' }) },
  play: async () => {
    await screen.findByRole('textbox', { name: /^CPF ou e-mail/ });
    await standsIn('askingLogin');
  },
};

export const NoConnection: Story = {
  tags: ['gate'],
  parameters: { route: at({ resetBy: 'email' }), ...visitor({ startRecoveryByEmail: 'dropped' }) },
  play: async () => {
    await forgets(ana);
    await screen.findByText(/conexão/i);
    await standsIn('askingLogin');
  },
};

export const StartingRecovery: Story = {
  tags: ['busy'],
  parameters: { route: at({ resetBy: 'email' }), ...visitor({ startRecoveryByEmail: 'silent' }) },
  play: async () => {
    await forgets(ana);
    await standsIn('startingRecovery');
  },
};

export const MailSent: Story = {
  parameters: { route: at({ resetBy: 'email' }) },
  play: async () => {
    await forgets(ana);
    await screen.findByRole('dialog', { name: 'Confira seu e-mail' });
    await standsIn('mailSent');
  },
};

/** A document leads to the data, so that nobody learns who has an account. */
export const Identifying: Story = {
  parameters: { route: at({ resetBy: 'email' }) },
  play: async () => {
    await forgets('52998224725');
    await screen.findByRole('dialog', { name: 'Confirmar meus dados' });
    await standsIn('identifying');
  },
};

export const IdentifyingOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { route: at({ resetBy: 'identity' }) },
  play: async () => {
    await screen.findByRole('textbox', { name: /^E-mail/ });
    await standsIn('identifying');
  },
};

/** Some of the data is not enough: each field says what it misses. */
export const IdentityLacking: Story = {
  parameters: { route: at({ resetBy: 'identity' }) },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Nome completo/ }), 'Ana Beatriz Souza');
    await userEvent.type(screen.getByRole('textbox', { name: /^Data de nascimento/ }), '30021991');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByText('Informe uma data que exista, como 02/05/1990.');
    await standsIn('identifying');
  },
};

export const IdentityRefused: Story = {
  parameters: { route: at({ resetBy: 'identity' }) },
  play: async () => {
    await isKnownBy('ninguem@decola.com.br');
    await screen.findByText('Não foi possível confirmar os dados informados.');
    await standsIn('identifying');
  },
};

export const CheckingIdentity: Story = {
  tags: ['busy'],
  parameters: { route: at({ resetBy: 'identity' }), ...visitor({ checkRecoveryIdentity: 'silent' }) },
  play: async () => {
    await isKnownBy(ana);
    await standsIn('checkingIdentity');
  },
};

export const ChoosingPassword: Story = {
  parameters: { route: at({ resetBy: 'token', token: 'um-token' }) },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Crie uma nova senha' });
    await standsIn('choosingPassword');
  },
};

export const SavingPassword: Story = {
  tags: ['busy'],
  parameters: {
    route: at({ resetBy: 'token', token: 'um-token' }),
    ...visitor({ resetPasswordByData: 'silent' }),
  },
  play: async () => {
    await savesPassword();
    await standsIn('savingPassword');
  },
};

export const TokenRefused: Story = {
  parameters: { route: at({ resetBy: 'email', token: 'um-token' }) },
  play: async () => {
    await savesPassword();
    await screen.findByRole('dialog', { name: 'Este link não vale mais' });
    await standsIn('tokenRefused');
  },
};

/** Home again, without any of it in the address. */
export const Saved: Story = {
  parameters: { route: at({ resetBy: 'identity' }) },
  play: async () => {
    await isKnownBy(ana);
    await savesPassword();
    await screen.findByText('Senha alterada com sucesso!');
    await standsIn('saved');
  },
};
