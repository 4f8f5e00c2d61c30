import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Statistics',
  // A brand that has coins.
  globals: { theme: 'decola' },
  parameters: { layout: 'fullscreen', route: paths.statistics({ option: 'chart' }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const drawing = () => screen.findByRole('img', { name: /^De .* acessos? em / });
const ranking = () => screen.findByRole('list', { name: 'Ranking de engajamento' });
const schools = () => screen.findByRole('table', { name: 'Progresso por escola' });

/** Figures, fourteen days, progress, certificates and the ranking of somebody who studies. */
export const Default: Story = {
  tags: ['pictured', 'coins'],
  play: async () => {
    await drawing();
    // The table that was on its way is another one.
    await schools();
    await waitFor(() =>
      within(screen.getByRole('table', { name: 'Progresso por escola' })).getAllByRole('progressbar'),
    );
    await screen.findAllByRole('button', { name: /^Baixar o certificado de/ });
    await expect(within(await ranking()).getAllByText('Você')).toHaveLength(1);
  },
};

/** Joined this morning: nothing is finished, and each part leads on. */
export const Newcomer: Story = {
  tags: ['gate'],
  parameters: { sandbox: { scenario: 'new-employee' } },
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: 'Você ainda não tem certificados' });
    await screen.findByRole('heading', {
      level: 3,
      name: 'Você ainda não se matriculou em nenhum treinamento',
    });
    await drawing();
  },
};

const long =
  'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira Responsabilidade Socioambiental';

/** Long names, large numbers, and a place far below the first ones. */
export const LongOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('people')) store.patch('people', id, { name: long });
        for (const { id } of store.list('schools')) store.patch('schools', id, { name: long });
        for (const { id } of store.list('courses')) store.patch('courses', id, { title: long });
        store.patch('people', 1, { decoins: 1_250_000, totalWatched: 40_000_000 });
        for (const { id } of store.list('accesses', { userId: 1 }))
          store.patch('accesses', id, { quantity: 1200 });
      },
    },
  },
  play: async () => {
    await drawing();
    await ranking();
    await schools();
  },
};

/** The numbers behind the drawing; to somebody without a company nothing is said of coins (SHELL-11, PROFILE-05). */
export const AsTable: Story = {
  parameters: { sandbox: { scenario: 'no-company' } },
  play: async () => {
    await screen.findByText('Tempo assistido');
    await expect(within(screen.getByRole('main')).queryByText(/decoins?/i)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Ver em tabela' }));
    const table = await screen.findByRole('table', { name: 'Acessos por dia' });
    // A row of headers, and fourteen days.
    await expect(within(table).getAllByRole('row')).toHaveLength(15);
  },
};

/** What could not be read is told in its own place, and asked for again; the other parts stand. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listStudentEngagement: 'failing', getMyStatistics: 'failing' } } },
  play: async () => {
    await screen.findAllByRole('button', { name: 'Tentar novamente' });
    await drawing();
    await schools();
  },
};

/** Nothing is published: no schools, no courses. */
export const Nothing: Story = {
  parameters: { sandbox: { scenario: 'empty' } },
  play: async () => {
    await screen.findByText('Não há nada por aqui.');
  },
};
