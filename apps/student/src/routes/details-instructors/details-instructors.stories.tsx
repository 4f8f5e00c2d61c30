import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Instructors',
  parameters: { layout: 'fullscreen', sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const marcos = paths.detailsCoursesInstructors({ entityId: 2 });

/** Without a term: who teaches one's own courses. */
export const Own: Story = {
  parameters: { route: paths.detailsCoursesInstructors() },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Quem ensina os seus treinamentos' });
    await expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
  },
};

/** Somebody who has begun nothing is told what to do. */
export const NothingBegun: Story = {
  parameters: {
    route: paths.detailsCoursesInstructors(),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('enrolments', { userId: 1 })) store.remove('enrolments', id);
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Procure quem ensina' });
  },
};

/** Who they are, how their courses are rated, and the courses. */
export const Instructor: Story = {
  tags: ['pictured'],
  parameters: { route: marcos },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Marcos Vinícius Teles' });
    await screen.findByRole('list', { name: 'Treinamentos' });
    await screen.findByText(/^\d,\d de média nos treinamentos$/);
  },
};

/** Who teaches nothing now is found by the name in the address. */
export const WithoutCourses: Story = {
  parameters: {
    route: paths.detailsCoursesInstructors({ entityId: 9, name: 'Dora Cavalcanti' }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id, instructorIds } of store.list('courses'))
          store.patch('courses', id, { instructorIds: instructorIds.filter((one) => one !== 9) });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Dora Cavalcanti' });
    await screen.findByRole('heading', { level: 3, name: 'Nenhum treinamento publicado por enquanto' });
  },
};

/** Nobody can be said to be there: the page is tried again. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { route: marcos, sandbox: { faults: { listCourseInstructors: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
  },
};

export const OnPhone: Story = { ...Instructor, tags: [], globals: { viewport: { value: 'w360' } } };
