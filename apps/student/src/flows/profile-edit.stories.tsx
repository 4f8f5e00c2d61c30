import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { choosesPhoto, goesWrong, typesZipCode } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

const withFaults = (faults: Record<string, string>) => ({ sandbox: { faults } });

/** A person changes their profile (PROFILE-02, PROFILE-08, PROFILE-16). */
const meta = {
  title: 'Flows/Profile edit',
  parameters: { layout: 'fullscreen', flow: 'profileEdit', route: paths.edit(), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const profession = () => screen.findByRole('textbox', { name: /^Profissão/ });

const changes = async () => {
  const field = await profession();
  await userEvent.clear(field);
  await userEvent.type(field, 'Líder de operações');
};
const saves = async () => {
  await changes();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
};

export const Editing: Story = {
  play: async () => {
    await changes();
    await standsIn('data.editing · photo.resting · password.resting · address.untold');
  },
};

export const Checking: Story = {
  tags: ['busy'],
  play: async (context) => {
    await profession();
    goesWrong(context, { getCurrentUser: 'silent' });
    await saves();
    await standsIn('data.checking · photo.resting · password.resting · address.untold');
  },
};

export const Saving: Story = {
  tags: ['busy'],
  parameters: withFaults({ editCurrentUser: 'silent' }),
  play: async () => {
    await saves();
    await standsIn('data.saving · photo.resting · password.resting · address.untold');
  },
};

const world: { store?: Store } = {};

/** In another tab the same was changed meanwhile: nothing is written over it unseen. */
export const Overtaken: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        world.store = store;
      },
    },
  },
  play: async () => {
    await profession();
    world.store?.patch('people', 1, { profession: 'Diretora' });
    await saves();
    await screen.findByText(/alterado em outra aba ou em outro aparelho: Profissão/);
    await standsIn('data.overtaken · photo.resting · password.resting · address.untold');
  },
};

/** Nobody was reached: it stays, and is sent once somebody is. */
export const Waiting: Story = {
  parameters: withFaults({ editCurrentUser: 'dropped' }),
  play: async () => {
    await saves();
    await screen.findByText(/^Ainda não foi possível salvar/);
    await standsIn('data.waiting · photo.resting · password.resting · address.untold');
  },
};

/** The server refuses one field: its sentence stands there, and it has the focus. */
export const Refused: Story = {
  tags: ['gate'],
  play: async () => {
    const email = await screen.findByRole('textbox', { name: /^E-mail/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'helena.martins@decola.com.br');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await screen.findByText(/já está em uso\.$/);
    await waitFor(() => expect(email).toHaveFocus());
    await standsIn('data.refused · photo.resting · password.resting · address.untold');
  },
};

export const Saved: Story = {
  play: async () => {
    await saves();
    await screen.findByText('Perfil salvo!');
    await expect(await profession()).toHaveValue('Líder de operações');
    await standsIn('data.saved · photo.resting · password.resting · address.untold');
  },
};

const savesPhoto = async () => {
  await choosesPhoto();
  const save = screen.getByRole('button', { name: 'Salvar' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
};

export const SavingPhoto: Story = {
  tags: ['busy'],
  parameters: withFaults({ uploadImage: 'silent' }),
  play: async () => {
    await savesPhoto();
    await screen.findByText('Salvando a foto…');
    await standsIn('data.editing · photo.saving · password.resting · address.untold');
  },
};

/** The photo is still here, and can be sent again (PROFILE-16). */
export const PhotoRefused: Story = {
  parameters: withFaults({ uploadImage: 'dropped' }),
  play: async () => {
    await savesPhoto();
    await screen.findByText('Não foi possível salvar a foto.');
    await standsIn('data.editing · photo.refused · password.resting · address.untold');
  },
};

const entersPassword = async (password: string) => {
  for (const label of [/^Nova senha/, /^Confirme a nova senha/])
    await userEvent.type(await screen.findByLabelText(label, { selector: 'input' }), password);
  await userEvent.click(screen.getByRole('button', { name: 'Alterar senha' }));
};

export const ChangingPassword: Story = {
  tags: ['busy'],
  parameters: withFaults({ changePassword: 'silent' }),
  play: async () => {
    await entersPassword('Segredo#2026');
    await standsIn('data.editing · photo.resting · password.changing · address.untold');
  },
};

/** The server has the last word about a password; not every brand calls this one weak. */
export const PasswordRefused: Story = {
  globals: { theme: 'decola' },
  play: async () => {
    await entersPassword('Aa1!Aa1!');
    await screen.findByText('A senha informada é fraca.');
    await standsIn('data.editing · photo.resting · password.refused · address.untold');
  },
};

export const PasswordChanged: Story = {
  play: async () => {
    await entersPassword('Segredo#2026');
    await screen.findByText('Senha alterada com sucesso!');
    await expect(screen.getByLabelText(/^Nova senha/, { selector: 'input' })).toHaveValue('');
    await standsIn('data.editing · photo.resting · password.changed · address.untold');
  },
};

const changesZipCode = async (zipCode: string) => {
  await userEvent.clear(await screen.findByRole('textbox', { name: /^CEP/ }));
  await typesZipCode(zipCode);
};

export const FindingAddress: Story = {
  tags: ['busy'],
  parameters: withFaults({ findAddressByZipCode: 'silent' }),
  play: async () => {
    await changesZipCode('20040002');
    await standsIn('data.editing · photo.resting · password.resting · address.finding');
  },
};

export const AddressFound: Story = {
  play: async () => {
    await changesZipCode('20040002');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Rua/ })).toHaveValue('Avenida Rio Branco'),
    );
    await standsIn('data.editing · photo.resting · password.resting · address.found');
  },
};

/** The field says so, and what stands in the others stays. */
export const AddressMissing: Story = {
  play: async () => {
    await changesZipCode('13010999');
    await screen.findByText('O CEP digitado não existe!');
    await expect(screen.getByRole('textbox', { name: /^Cidade/ })).not.toHaveValue('');
    await standsIn('data.editing · photo.resting · password.resting · address.missing');
  },
};

export const AddressUnreached: Story = {
  parameters: withFaults({ findAddressByZipCode: 'dropped' }),
  play: async () => {
    await changesZipCode('20040002');
    await screen.findByText('Não foi possível buscar o endereço agora. A busca será repetida.');
    await standsIn('data.editing · photo.resting · password.resting · address.unreached');
  },
};
