import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { acceptsTerm, entersAs, savesPassword } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const meta = {
  title: 'Flows/Sign in',
  parameters: {
    layout: 'fullscreen',
    flow: 'signIn',
    route: paths.home({ redirect: paths.course({ courseId: 12 }) }),
    sandbox: { scenario: 'visitor' },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ana = 'ana.souza@decola.com.br';
const imported = 'marina.freire@decola.com.br';
const withFaults = (faults: Record<string, string>) => ({ sandbox: { scenario: 'visitor', faults } });

export const Idle: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: 'CPF ou e-mail' });
    await standsIn('idle');
  },
};

export const RefusedCredentials: Story = {
  play: async () => {
    await entersAs(ana, 'outra-senha');
    await screen.findByText(/ou senha incorretos\.$/);
    await standsIn('idle');
  },
};

export const NoConnection: Story = {
  tags: ['gate'],
  parameters: withFaults({ signIn: 'dropped' }),
  play: async () => {
    await entersAs(ana);
    await screen.findByText(/conexão/i);
    await standsIn('idle');
  },
};

export const SigningIn: Story = {
  tags: ['busy'],
  parameters: withFaults({ signIn: 'silent' }),
  play: async () => {
    await entersAs(ana);
    await standsIn('signingIn');
  },
};

export const LoadingPerson: Story = {
  tags: ['busy'],
  parameters: withFaults({ getCurrentUser: 'silent' }),
  play: async () => {
    await entersAs(ana);
    await standsIn('loadingPerson');
  },
};

export const ReviewingTerm: Story = {
  play: async () => {
    await entersAs('joao.almeida@decola.com.br');
    await screen.findByRole('dialog', { name: 'Novo Termo de Uso' });
    await standsIn('reviewingTerm');
  },
};

export const AcceptingTerm: Story = {
  parameters: withFaults({ acceptTerm: 'silent' }),
  play: async () => {
    await entersAs('joao.almeida@decola.com.br');
    await acceptsTerm();
    await standsIn('acceptingTerm');
  },
};

export const CreatingCredentials: Story = {
  play: async () => {
    await entersAs(imported);
    await screen.findByRole('dialog', { name: 'Crie a sua senha' });
    await standsIn('creatingCredentials');
  },
};

export const RefusedNewPassword: Story = {
  parameters: withFaults({ changePassword: 'refusing' }),
  play: async () => {
    await entersAs(imported);
    await savesPassword();
    await screen.findByText(/O primeiro campo não é válido|Verifique os dados/);
    await standsIn('creatingCredentials');
  },
};

export const ChangingPassword: Story = {
  tags: ['busy'],
  parameters: withFaults({ changePassword: 'silent' }),
  play: async () => {
    await entersAs(imported);
    await savesPassword();
    await standsIn('changingPassword');
  },
};

export const AcceptingFirstTerm: Story = {
  tags: ['busy'],
  parameters: withFaults({ acceptTerm: 'silent' }),
  play: async () => {
    await entersAs(imported);
    await savesPassword();
    await standsIn('acceptingFirstTerm');
  },
};

export const SignedIn: Story = {
  play: async () => {
    await entersAs(ana);
    await screen.findByRole('button', { name: /^Menu de Ana/ });
    await standsIn('signedIn');
    // The last part of the course's page.
    await screen.findByRole('link', { name: /^Segurança em primeiro lugar/ });
  },
};
