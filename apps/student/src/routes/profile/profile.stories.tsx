import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Profile',
  // Coins stand in its head, where a brand has them.
  globals: { theme: 'decola' },
  parameters: { layout: 'fullscreen', route: paths.profile({ option: 'courses' }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const list = (name: string) => screen.findByRole('list', { name });
const head = (name: string) => screen.findByRole('region', { name });

const long = 'Desenvolvimento institucional e responsabilidade socioambiental na movimentação de cargas';

/** What Ana is studying, all that she is enrolled in, and what she was present at. */
export const Courses: Story = {
  tags: ['pictured', 'coins'],
  play: async () => {
    await screen.findByText('Analista de atendimento');
    await expect(within(await list('Em andamento')).getAllByRole('article')).toHaveLength(5);
    await list('Treinamentos em que você se matriculou');
    await list('Eventos de que você participou');
  },
};

/** The mandatory tracks, then what else was begun. */
export const Tracks: Story = {
  parameters: { route: paths.profile({ option: 'tracks' }) },
  play: async () => {
    await expect(within(await list('Trilhas obrigatórias')).getAllByRole('article')).toHaveLength(3);
    await list('Outras trilhas que você começou');
  },
};

/** Joined this morning, in no company and no team: no coins, no orders, nothing begun, and the ways on. */
export const Newcomer: Story = {
  parameters: {
    sandbox: {
      scenario: 'new-employee',
      arrange: ({ store }: { store: Store }) => {
        store.patch('people', 5, {
          ...{ isFirstLogin: false, companyIds: [], teamIds: [] },
          ...{ profession: null, academicEducation: null },
        });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', {
      level: 3,
      name: 'Você ainda não se matriculou em nenhum treinamento',
    });
    await screen.findByText('Nenhum treinamento em andamento');
    await screen.findByText('Você ainda não participou de nenhum evento');
    await expect(screen.queryByRole('link', { name: 'Histórico de pedidos' })).toBeNull();
  },
};

/** The rest of the head cannot be read: what the device knows stands, and so do the lists. */
export const HeadFailed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listMyTeams: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await within(await head('Ana Beatriz Souza')).findByText('Decola Educação Corporativa');
    await list('Em andamento');
  },
};

/** One list cannot be read: the head and the others stand. */
export const CoursesFailed: Story = {
  parameters: { sandbox: { faults: { listEnrolledCourses: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByText('Analista de atendimento');
    await list('Em andamento');
  },
};

/** Long names of everything, a long biography, six digits. */
export const LongTextsOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    route: paths.profile({ option: 'tracks' }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.patch('people', 1, {
          socialName: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira Pereira',
          profession: 'Especialista em desenvolvimento institucional e responsabilidade socioambiental',
          biography: `${long}. `.repeat(6),
          decoins: 123_456,
          teamIds: [1, 2, 3, 4],
          companyIds: [1, 2],
        });
        for (const { id } of store.list('courseTracks')) store.patch('courseTracks', id, { title: long });
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Ler mais' });
    await list('Trilhas obrigatórias');
  },
};

/** What this device keeps of the person; what the app needs to work stays. */
export const DeviceData: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dados neste aparelho' }));
    const kept = await screen.findByRole('list', { name: 'O que está guardado' });
    const person = within(kept).getByText('Quem está conectado').closest('li');
    await expect(person).toHaveTextContent('Continua aqui');
  },
};
