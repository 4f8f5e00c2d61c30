import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Schools and courses',
  parameters: { layout: 'fullscreen', sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const school = paths.detailsCourses({ entityId: 2 });

/** The schools first, of which one is not offered any more (TRACK-01), then all courses by pages. */
export const Schools: Story = {
  parameters: {
    route: paths.detailsCourses(),
    sandbox: {
      arrange: ({ store }: { store: Store }) => store.patch('schools', 6, { isActive: false }),
    },
  },
  play: async () => {
    const schools = within(await screen.findByRole('list', { name: 'Escolas' }));
    await expect(schools.getAllByRole('article')).toHaveLength(5);
    await expect(schools.queryByText('Ferramentas')).toBeNull();
    await screen.findByRole('list', { name: 'Todos os treinamentos' });
  },
};

/** A school: what it is about, its tracks with how far they are, and its courses. */
export const School: Story = {
  tags: ['pictured'],
  parameters: { route: school },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Operações' });
    await screen.findByRole('link', { name: 'Segurança em primeiro lugar' });
    await screen.findByRole('list', { name: 'Treinamentos da escola' });
  },
};

/** Nothing has the word: the way to the whole list. */
export const NothingFound: Story = {
  parameters: { route: paths.detailsCourses({ search: 'xyzxyz' }) },
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: 'Nenhum resultado para “xyzxyz”' });
    await expect(screen.getByRole('link', { name: 'Limpar a busca' })).toHaveAttribute(
      'href',
      paths.detailsCourses(),
    );
  },
};

/** A school in which nothing is yet. */
export const EmptySchool: Story = {
  parameters: {
    route: school,
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('courseTracks', { schoolId: 2 })) store.remove('courseTracks', id);
        for (const { id } of store.list('courses', { schoolId: 2 }))
          store.patch('courses', id, { isActive: false });
      },
    },
  },
  play: async () => {
    await screen.findByText('Esta escola ainda não tem trilhas.');
    await screen.findByRole('heading', { level: 3, name: 'Esta escola ainda não tem treinamentos' });
  },
};

/** The courses cannot be read: the school and its tracks stand. */
export const CoursesFailed: Story = {
  tags: ['gate'],
  parameters: { route: school, sandbox: { faults: { listCourses: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByRole('link', { name: 'Segurança em primeiro lugar' });
  },
};

export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    route: school,
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.patch('schools', 2, {
          name: 'Desenvolvimento institucional e responsabilidade socioambiental',
          description: 'Da doca à porta do cliente: segurança, qualidade e ritmo nas operações. '.repeat(6),
        });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Desenvolvimento institucional/ });
    await screen.findByRole('list', { name: 'Treinamentos da escola' });
  },
};
