import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Training course',
  parameters: { layout: 'fullscreen', sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (trainingCourseId: number, more = {}) => ({
  route: paths.trainingCourse({ trainingCourseId, ...more }),
});

const room = 'https://sala.example.com/multiplicadores';

/** The rows of the list, as they are read. */
const sittings = async () =>
  within(await screen.findByRole('list', { name: 'Encontros' })).getAllByRole('listitem');

const states = async () => (await sittings()).map((row) => row.lastElementChild?.textContent);

/** Enrolled, and was there once: the percentage and each sitting say so (EVENT-22, EVENT-26, EVENT-27). */
export const Default: Story = {
  tags: ['pictured'],
  parameters: at(2),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Brigada de emergência' });
    await expect(await states()).toEqual(['Presente', 'Encerrado', 'Por vir']);
    await expect(screen.getByRole('progressbar', { name: 'Sua presença' })).toHaveAttribute(
      'aria-valuetext',
      '33%, 1 de 3 encontros',
    );
    await screen.findByRole('button', { name: 'Cancelar matrícula' });
    await expect(screen.queryByRole('button', { name: 'Matricular-se' })).toBeNull();
    const people = within(screen.getByRole('list', { name: 'Participantes' }));
    await expect(people.getAllByRole('listitem')[0]).toHaveTextContent(/Você$/);
  },
};

/** Free, on a phone, held on-line: no percentage, who is enrolled is not the person, and the room is no place on a map. */
export const FreeOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    ...at(1),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        const { sittings } = store.get('graduations', 1) ?? { sittings: [] };
        store.patch('graduations', 1, {
          location: room,
          sittings: sittings.map((sitting) => ({ ...sitting, location: room })),
        });
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Matricular-se' });
    await expect(await states()).toEqual(['Por vir', 'Por vir', 'Por vir']);
    await expect(screen.queryByRole('progressbar')).toBeNull();
    await expect(screen.queryByText('Você')).toBeNull();
    await expect(screen.getByRole('link', { name: /^Abrir a sala/ })).toHaveAttribute('href', room);
    await expect(screen.queryByRole('link', { name: /^Ver no mapa/ })).toBeNull();
    await expect(screen.queryByText(room)).toBeNull();
  },
};

/** All its sittings are over: the certificate, and no way out, which says why (EVENT-10, EVENT-31). */
export const Over: Story = {
  parameters: at(4),
  play: async () => {
    await screen.findByRole('button', { name: 'Ver certificado' });
    await expect(await states()).toEqual(['Presente', 'Presente', 'Presente']);
    await expect(screen.getByRole('button', { name: 'Cancelar matrícula' })).toHaveAccessibleDescription(
      'Esta turma já foi finalizada.',
    );
  },
};

/** Over for somebody who was never in it: it is said before anything is pressed. */
export const Refused: Story = {
  tags: ['gate'],
  parameters: {
    ...at(4),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('seats', { userId: 1, graduationId: 4 })) store.remove('seats', id);
      },
    },
  },
  play: async () => {
    const enrol = await screen.findByRole('button', { name: 'Matricular-se' });
    await expect(enrol).toHaveAccessibleDescription('Esta turma já foi finalizada.');
    await expect(enrol).toHaveAttribute('aria-disabled', 'true');
    await expect(await states()).toEqual(['Encerrado', 'Encerrado', 'Encerrado']);
  },
};

/** A long name, long places, a crowd, and the sitting that a QR code names (EVENT-28). */
export const LongText: Story = {
  parameters: {
    ...at(2, { menuID: 22 }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        const graduation = store.get('graduations', 2);
        if (!graduation) throw new Error('no such training course');
        const location =
          'Centro Integrado de Treinamento e Desenvolvimento Institucional, bloco B, 3º andar, sala 312';
        store.patch('graduations', 2, {
          title:
            'Brigada de emergência: prevenção, combate a incêndios e primeiros socorros para turnos noturnos',
          description: `<p>${'O que fazer antes, durante e depois de um princípio de incêndio. '.repeat(8)}</p>`,
          location,
          sittings: graduation.sittings.map((sitting) => ({
            ...sitting,
            location,
            startHour: '22:30',
            endHour: '02:30',
          })),
        });
        const seated = new Set(store.list('seats', { graduationId: 2 }).map(({ userId }) => userId));
        for (const { id: userId } of store.list('people').filter(({ id }) => !seated.has(id)))
          store.insert('seats', {
            userId,
            classId: null,
            graduationId: 2,
            enrolledAt: '2026-02-20T12:00:00Z',
            attendedDates: [],
            attendedSittingIds: [],
          });
      },
    },
  },
  play: async () => {
    const current = (await sittings()).filter((row) => row.getAttribute('aria-current') === 'true');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Encontro do código lido');
  },
};

/** The instructors cannot be read; the training course itself stands. */
export const PartsFailed: Story = {
  tags: ['gate'],
  parameters: {
    ...at(1),
    sandbox: {
      faults: {
        getTrainingCourseInstructorInfo: 'failing',
        listAttendedEvents: 'failing',
        listEvents: 'failing',
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Matricular-se' });
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await expect(screen.queryByText('Você já participou')).toBeNull();
  },
};
