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

/** The rows that are marked as next, by their titles. */
const nextOf = () =>
  [...screen.getByRole('list', { name: 'Conteúdos' }).querySelectorAll('a[data-next]')].map(
    (row) => row.querySelector('span > span')?.textContent,
  );

export const NotEnrolled: Story = {
  parameters: { route: paths.course({ courseId: 13 }) },
  play: sees('Matricular-se'),
};

export const InProgress: Story = {
  tags: ['pictured'],
  parameters: { route: paths.course({ courseId: 26 }) },
  play: async () => {
    await sees('Continuar')();
    await expect(nextOf()).toEqual(['Frases curtas']);
    // one loud button: the row to go on with is tinted, and its own is quiet
    await expect(document.querySelectorAll('main [data-variant="solid"]')).toHaveLength(1);
  },
};

export const InProgressOnPhone: Story = { ...InProgress, globals: phone };

/** Done, with a certificate to show, and a step of a mandatory track. */
export const Finished: Story = {
  parameters: { route: paths.course({ courseId: 14 }) },
  play: async () => {
    await screen.findByRole('button', { name: 'Ver certificado' });
    await expect(screen.getByRole('progressbar', { name: 'Progresso no treinamento' })).toHaveAttribute(
      'aria-valuetext',
      'Concluído',
    );
    await screen.findByRole('list', { name: 'Conteúdos' });
    await expect(nextOf()).toEqual([]);
    const track = await screen.findByRole('link', { name: /^Segurança em primeiro lugar/ });
    await expect(track).toHaveAttribute('href', paths.detailsCourseTracks({ entityId: 3 }));
  },
};

/** All contents are seen and the course is not finished yet: that is what is next, and no row is. */
export const AllSeen: Story = {
  parameters: {
    route: paths.course({ courseId: 26 }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('contentStates', { userId: 1 })) store.remove('contentStates', id);
        for (const { id } of store.list('contents', { courseId: 26 }))
          store.insert('contentStates', {
            userId: 1,
            contentId: id,
            watched: 60,
            progress: 100,
            checkpoint: null,
            scorm: [],
            openedAt: '2026-03-01T11:00:00Z',
            finishedAt: '2026-03-01T12:00:00Z',
          });
      },
    },
  },
  play: async () => {
    await sees('Concluir treinamento')();
    await expect(nextOf()).toEqual([]);
  },
};

export const FinishedOnPhone: Story = { ...Finished, globals: phone };

/** Contents that open only after the ones before them. */
export const BlockedContents: Story = {
  parameters: { route: paths.course({ courseId: 33 }) },
  play: sees('Matricular-se'),
};

/** Whom to ask about a course that is closed: the mail says which one. */
const asksFor = async (title: string) => {
  const address = screen.getByRole('link', { name: /^[a-z]+@[a-z]+\.com\.br$/ });
  const mail = new URL(address.getAttribute('href') ?? '');
  await expect([mail.protocol, mail.pathname, mail.searchParams.get('subject')]).toEqual([
    'mailto:',
    address.textContent,
    `Acesso ao treinamento “${title}”`,
  ]);
};

/** Closed for no reason that its dates tell: it is said that none was given, and who knows it. */
export const Blocked: Story = {
  tags: ['gate'],
  parameters: { route: paths.course({ courseId: 20 }) },
  play: async () => {
    await screen.findByText('Este treinamento está bloqueado para você.');
    await screen.findByText(/^O motivo não foi informado. Para saber por que e pedir acesso, escreva para/);
    await asksFor('Manutenção preventiva de veículos');
    await screen.findByRole('list', { name: 'Conteúdos' });
  },
};

const blockedWith = (dates: { releaseStartDate?: string; releaseEndDate?: string }) => ({
  route: paths.course({ courseId: 20 }),
  sandbox: { arrange: ({ store }: { store: Store }) => store.patch('courses', 20, dates) },
});

export const BlockedUntil: Story = {
  parameters: blockedWith({ releaseStartDate: '2026-03-09T12:00:00Z' }),
  play: async () => {
    await screen.findByText('Este treinamento abre em 09/03/2026.');
    await screen.findByText(/^Se precisa dele agora, escreva para/);
    await asksFor('Manutenção preventiva de veículos');
  },
};

export const BlockedSince: Story = {
  parameters: blockedWith({ releaseEndDate: '2026-02-27T12:00:00Z' }),
  play: async () => {
    await screen.findByText('O prazo deste treinamento terminou em 27/02/2026.');
    await asksFor('Manutenção preventiva de veículos');
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
  tags: ['gate'],
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
