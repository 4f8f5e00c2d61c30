import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Interest',
  parameters: {
    layout: 'fullscreen',
    route: paths.interest({ interestId: 7, title: 'Planilhas' }),
    sandbox: {},
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const courses = () => screen.findByRole('list', { name: 'Treinamentos' });

/** One of the person's own, with the way to the others. */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Planilhas' });
    await courses();
    await screen.findByText('Este é um dos seus interesses.');
    const own = within(screen.getByRole('navigation', { name: 'Seus interesses' }));
    await expect(own.getByRole('link', { current: 'page' })).toHaveTextContent('Planilhas');
  },
};

/** Five are chosen: this one can only be exchanged for another (LIMITS-12), and its title is longer than a phone is wide. */
export const FullOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    route: paths.interest({
      interestId: 8,
      title: 'Responsabilidade socioambiental, segurança do trabalho e desenvolvimento institucional',
    }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => store.patch('people', 1, { interestIds: [1, 2, 3, 4, 5] }),
    },
  },
  play: async () => {
    await courses();
    await screen.findByText(/^Você já escolheu cinco interesses/);
    await expect(screen.getByRole('button', { name: /^Adicionar/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing with these filters; they can be taken away. */
export const NoMatch: Story = {
  parameters: { route: paths.interest({ interestId: 7, title: 'Planilhas', status: 'progress' }) },
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: 'Não há nenhum treinamento por aqui' });
    await screen.findByRole('button', { name: 'Limpar filtros' });
  },
};

/** The interests are chosen anew; what the server did not take is told above them, and what was chosen stays. */
export const Refused: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { linkInterests: 'failing' } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Meus interesses' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Meus interesses' }));
    const chosen = await dialog.findByRole('button', { name: 'Vendas' });
    await userEvent.click(chosen);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await dialog.findByRole('alert');
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Salvar' })).toBeEnabled());
  },
};

/** What could not be read is told; the own interests stand. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listInterestCourses: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByText('Este é um dos seus interesses.');
  },
};
