import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Profile edit',
  parameters: { layout: 'fullscreen', route: paths.edit(), sandbox: {} },
  play: async () => {
    await screen.findByRole('textbox', { name: /^Nome completo/ });
    await screen.findByRole('option', { name: 'São Paulo' });
    await screen.findByRole('list', { name: 'Seus interesses' });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['pictured'] };

const long = 'Coordenadora nacional de responsabilidade socioambiental e desenvolvimento de fornecedores';

/** Long names, a long text, a number of fifteen digits. */
export const LongTextsOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        const { address } = store.get('people', 1) ?? {};
        store.patch('people', 1, {
          name: long,
          socialName: long,
          profession: long,
          biography: `${long}. `.repeat(6),
          ...(address && { address: { ...address, addressNumber: 123_456_789_012_345 } }),
        });
      },
    },
  },
};

/** Neither photo nor e-mail nor address nor interests: what was never there may stay empty. */
export const Empty: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) =>
        store.patch('people', 1, {
          image: null,
          socialName: null,
          profession: null,
          academicEducation: null,
          biography: null,
          address: null,
          interestIds: [],
        }),
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Escolher foto' });
    await screen.findByText('Você ainda não escolheu interesses.');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await screen.findByText('Não há alterações para salvar.');
  },
};

/** What is wrong stands at its field, and the first has the focus. */
export const Lacking: Story = {
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Nome completo/ });
    await userEvent.clear(name);
    const email = screen.getByRole('textbox', { name: /^E-mail/ });
    await userEvent.clear(email);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
    await screen.findByText('Informe seu nome completo.');
    await expect(email).toHaveAccessibleDescription('Informe seu e-mail.');
    await expect(name).toHaveFocus();
  },
};

/** The way to another page asks first. */
export const Leaving: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Sobre você/ }), 'Gosto de aprender.');
    await userEvent.click(screen.getByRole('link', { name: 'Voltar ao perfil' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
    await expect(question.getByRole('button', { name: 'Continuar editando' })).toHaveFocus();
  },
};

/** Without the person there is nothing to change. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { getCurrentUser: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
  },
};
