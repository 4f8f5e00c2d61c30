import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Course',
  parameters: { layout: 'fullscreen', sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'w360' } };

const sees = (action: string) => async () => {
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole(action === 'Continuar' || action === 'Rever' ? 'link' : 'button', { name: action });
  await screen.findByRole('list', { name: 'Conteúdos' });
};

export const NotEnrolled: Story = {
  parameters: { route: paths.course({ courseId: 13 }) },
  play: sees('Matricular-se'),
};

export const InProgress: Story = {
  tags: ['widths'],
  parameters: { route: paths.course({ courseId: 26 }) },
  play: sees('Continuar'),
};

export const InProgressOnPhone: Story = { ...InProgress, globals: phone };

/** Done, with a certificate to show. */
export const Finished: Story = {
  parameters: { route: paths.course({ courseId: 14 }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Ver certificado' });
    await expect(screen.getByRole('progressbar', { name: 'Progresso no treinamento' })).toHaveAttribute(
      'aria-valuetext',
      'Concluído',
    );
  },
};

export const FinishedOnPhone: Story = { ...Finished, globals: phone };

/** Contents that open only after the ones before them. */
export const BlockedContents: Story = {
  parameters: { route: paths.course({ courseId: 33 }) },
  play: sees('Matricular-se'),
};

export const Blocked: Story = {
  parameters: { route: paths.course({ courseId: 20 }) },
  play: async () => {
    await screen.findByText('Este treinamento está bloqueado para você.');
    await screen.findByRole('list', { name: 'Conteúdos' });
  },
};

/** The course is there, what belongs to it is on its way. */
export const Loading: Story = {
  tags: ['busy'],
  parameters: {
    route: paths.course({ courseId: 26 }),
    sandbox: {
      faults: {
        listCourseContents: 'silent',
        listCourseInstructors: 'silent',
        getCourseEnrollment: 'silent',
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1 });
  },
};

/** The contents and the instructors cannot be read; the course itself stands. */
export const RegionsFailed: Story = {
  parameters: {
    route: paths.course({ courseId: 26 }),
    sandbox: { faults: { listCourseContents: 'failing', listCourseInstructors: 'failing' } },
  },
  play: async () => {
    await screen.findAllByRole('button', { name: 'Tentar novamente' });
  },
};

/** Without the course there is no page. */
export const Failed: Story = {
  parameters: { route: paths.course({ courseId: 26 }), sandbox: { faults: { getCourse: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
  },
};

/** A long name, a long text, many contents. */
export const LongText: Story = {
  parameters: {
    route: paths.course({ courseId: 19 }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.patch('courses', 19, {
          description: `<p>${'Da classificação dos produtos à resposta a um acidente: o que a norma pede, o que o motorista vê e o que a base faz. '.repeat(5)}</p>`,
        });
        for (const { id, title } of store.list('contents', { courseId: 19 }))
          store.patch('contents', id, {
            title: `${title}: classes de risco, painéis de segurança, fichas de emergência e envelope para o transporte`,
          });
      },
    },
  },
  play: sees('Matricular-se'),
};

export const LongTextOnPhone: Story = { ...LongText, globals: phone };
