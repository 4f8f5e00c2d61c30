import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import {
  fillsRegistration,
  registers,
  typesPassword,
  typesZipCode,
} from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const visitor = (faults: Record<string, string> = {}) => ({ sandbox: { scenario: 'visitor', faults } });

const meta = {
  title: 'Flows/Registration',
  // The brand that lets people register, in the window in which most do.
  globals: { theme: 'decola', viewport: { value: 'w360' } },
  parameters: {
    layout: 'fullscreen',
    flow: 'registration',
    route: paths.home({ resetPass: 'registration' }),
    ...visitor(),
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const seesForm = () => screen.findByRole('textbox', { name: /^Nome completo/ });
/** The list of states has come, so that the form looks the same each time. */
const seesStates = () => screen.findByRole('option', { name: 'São Paulo' });
/** Shows what stands farther down in the form. */
const lookAtField = (name: RegExp) =>
  screen.getByLabelText(name, { selector: 'input' }).scrollIntoView({ block: 'center' });

export const Filling: Story = {
  play: async () => {
    await seesForm();
    await seesStates();
    await standsIn('account.filling · address.untold · password.unmeasured');
  },
};

/** Whoever has no CPF says so, and its field is empty and closed (REGISTER-03, REGISTER-04). */
export const Foreigner: Story = {
  play: async () => {
    await userEvent.type((await seesForm()) && screen.getByRole('textbox', { name: /^CPF/ }), '11144477735');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Sou estrangeiro/ }));
    await expect(screen.getByRole('textbox', { name: /^CPF/ })).toBeDisabled();
    await expect(screen.getByRole('textbox', { name: /^CPF/ })).toHaveValue('');
    await seesStates();
    await standsIn('account.filling · address.untold · password.unmeasured');
  },
};

/** Sent with hardly anything: each field says what it misses, and the first has the focus. */
export const Lacking: Story = {
  play: async () => {
    await userEvent.type(await seesForm(), 'Paula Reis Andrade');
    await userEvent.type(screen.getByRole('textbox', { name: /^Data de nascimento/ }), '30021990');
    await seesStates();
    await registers();
    await screen.findByText('Informe uma data que exista, como 02/05/1990.');
    await screen.findByText('É necessário aceitar o Termo de Uso para prosseguir!');
    await standsIn('account.filling · address.untold · password.unmeasured');
  },
};

export const FindingAddress: Story = {
  tags: ['busy'],
  parameters: visitor({ findAddressByZipCode: 'silent' }),
  play: async () => {
    await seesForm();
    await seesStates();
    await typesZipCode('01310100');
    await standsIn('account.filling · address.finding · password.unmeasured');
  },
};

/** Street, district, city and state are filled in beside the zip code (REGISTER-14). */
export const AddressFound: Story = {
  play: async () => {
    await seesForm();
    await seesStates();
    await typesZipCode('01310100');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Cidade/ })).toHaveValue('São Paulo'));
    await expect(screen.getByRole('combobox', { name: /^Estado/ })).toHaveDisplayValue('São Paulo');
    await standsIn('account.filling · address.found · password.unmeasured');
  },
};

/** The address is emptied, and the field says why (REGISTER-15). */
export const AddressMissing: Story = {
  play: async () => {
    await seesForm();
    await seesStates();
    await userEvent.type(screen.getByRole('textbox', { name: /^Rua/ }), 'Avenida Paulista');
    await typesZipCode('13010999');
    await screen.findByText('O CEP digitado não existe!');
    await expect(screen.getByRole('textbox', { name: /^Rua/ })).toHaveValue('');
    await standsIn('account.filling · address.missing · password.unmeasured');
  },
};

/** Nobody was reached: what is typed stays, and the field says that the address is looked up again, or now. */
export const AddressUnreached: Story = {
  parameters: visitor({ findAddressByZipCode: 'dropped' }),
  play: async () => {
    await seesForm();
    await seesStates();
    await userEvent.type(screen.getByRole('textbox', { name: /^Rua/ }), 'Avenida Paulista');
    await typesZipCode('01310100');
    await screen.findByText('Não foi possível buscar o endereço agora. A busca será repetida.');
    await expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Rua/ })).toHaveValue('Avenida Paulista');
    await standsIn('account.filling · address.unreached · password.unmeasured');
  },
};

/** The list of states cannot be read: it is logged, and nothing is shown (REGISTER-17). */
export const WithoutStates: Story = {
  parameters: visitor({ listStates: 'failing' }),
  play: async () => {
    await seesForm();
    await typesZipCode('01310100');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Estado/ })).toHaveDisplayValue('SP'));
    await expect(screen.queryByRole('alert')).toBeNull();
    await standsIn('account.filling · address.found · password.unmeasured');
  },
};

/** The list follows what is typed; the strength waits until all of it is met (REGISTER-20, REGISTER-22). */
export const PasswordLacking: Story = {
  play: async () => {
    await seesForm();
    await seesStates();
    await typesPassword('nuvem4821');
    await screen.findByText('4 de 6 exigências atendidas.');
    lookAtField(/^Senha/);
    await standsIn('account.filling · address.untold · password.unmeasured');
  },
};

export const PasswordMeasuring: Story = {
  parameters: visitor({ measurePasswordStrength: 'silent' }),
  play: async () => {
    await seesForm();
    await seesStates();
    await typesPassword('Nuvem#4821');
    lookAtField(/^Senha/);
    await standsIn('account.filling · address.untold · password.measuring');
  },
};

const measured = (password: string, word: string): Story => ({
  play: async () => {
    await seesForm();
    await seesStates();
    await typesPassword(password);
    await screen.findByText(word);
    lookAtField(/^Senha/);
    await standsIn('account.filling · address.untold · password.measured');
  },
});

/** Below what the server asks for (REGISTER-23). */
export const PasswordWeak: Story = measured('Aa1!Aa1!', 'Fraca');

export const PasswordGood: Story = measured('Nuvem#4821', 'Boa');

export const PasswordStrong: Story = measured('Nuvem#4821-Cumulus', 'Forte');

/** The strength cannot be told; nothing stops. */
export const PasswordUnmeasurable: Story = {
  parameters: visitor({ measurePasswordStrength: 'failing' }),
  play: async () => {
    await seesForm();
    await seesStates();
    await typesPassword('Nuvem#4821');
    await screen.findByText('Não foi possível verificar a força da senha. Você pode continuar.');
    lookAtField(/^Senha/);
    await standsIn('account.filling · address.untold · password.unmeasurable');
  },
};

/** Somebody has an account with this CPF or e-mail: that is told at the head, and everything typed stays (REGISTER-26). */
export const AlreadyRegistered: Story = {
  play: async () => {
    await fillsRegistration({ email: 'ana.souza@decola.com.br' });
    await seesStates();
    await screen.findByText('Boa');
    await registers();
    await screen.findByText(/^Já existe um cadastro com este CPF ou/);
    await standsIn('account.filling · address.untold · password.measured');
  },
};

/** The server has the last word about a password. */
export const PasswordRefused: Story = {
  play: async () => {
    await fillsRegistration({ password: 'Aa1!Aa1!' });
    await seesStates();
    await screen.findByText('Fraca');
    await registers();
    await screen.findByText('A senha informada é fraca.');
    await standsIn('account.filling · address.untold · password.measured');
  },
};

export const NoConnection: Story = {
  tags: ['gate'],
  parameters: visitor({ registerStudent: 'dropped' }),
  play: async () => {
    await fillsRegistration();
    await seesStates();
    await screen.findByText('Boa');
    await registers();
    const told = await screen.findByText('Erro de conexão.');
    told.scrollIntoView({ block: 'center' });
    await standsIn('account.filling · address.untold · password.measured');
  },
};

export const Registering: Story = {
  tags: ['busy'],
  parameters: visitor({ registerStudent: 'silent' }),
  play: async () => {
    await fillsRegistration();
    await seesStates();
    await screen.findByText('Boa');
    await registers();
    await standsIn('account.registering · address.untold · password.measured');
  },
};

/** Home again, with the message (REGISTER-25). */
export const Registered: Story = {
  play: async () => {
    await fillsRegistration();
    await seesStates();
    await screen.findByText('Boa');
    await registers();
    await screen.findByText('Cadastro realizado com sucesso!');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await standsIn('account.registered · address.untold · password.measured');
  },
};
