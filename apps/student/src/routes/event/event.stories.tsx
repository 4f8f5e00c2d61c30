import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Event',
  parameters: { layout: 'fullscreen', sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (eventId: number, classId: number) => paths.event({ eventId, classId });

/** Two classes to choose from, one of them sold out. */
export const Open: Story = {
  tags: ['pictured'],
  parameters: { route: at(1, 11) },
  play: async () => {
    await screen.findByRole('button', { name: 'Matricular-se' });
    await expect(screen.getByRole('link', { name: /^Turma 1/, current: 'page' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Turma 2 *Esgotada/ })).toHaveAttribute('href', at(1, 12));
    await screen.findByRole('region', { name: 'Instrutores' });
  },
};

/** With a seat: the way into the contents is the one action. */
export const Enrolled: Story = {
  parameters: { route: at(2, 21) },
  play: async () => {
    await screen.findByRole('link', { name: /^(Começar|Continuar)$/ });
    await screen.findByRole('list', { name: 'Conteúdos' });
    await screen.findByRole('button', { name: 'Cancelar matrícula' });
  },
};

/** Two pages of comments: those of the seed, and one each of 13 people who had said nothing. */
const manyComments = ({ store }: { store: Store }) => {
  const said = new Set(store.list('ratings', { eventId: 3 }).map(({ userId }) => userId));
  const silent = store.list('people').filter(({ id }) => !said.has(id));
  for (const { id: userId } of silent.slice(0, 13))
    store.insert('ratings', {
      userId,
      courseId: null,
      contentId: null,
      eventId: 3,
      stars: 5,
      message: 'Voltaria amanhã.',
      likes: [],
      createdAt: '2026-02-20T12:00:00Z',
    });
};

/** Attended and over: what is left is the certificate, and a finished class is not left. All comments are read on, by keyboard too. */
export const Attended: Story = {
  parameters: { route: at(3, 31), sandbox: { arrange: manyComments } },
  play: async () => {
    await screen.findByRole('button', { name: 'Ver certificado' });
    await expect(screen.getAllByText('Presente')).toHaveLength(2);
    await expect(screen.getByRole('button', { name: 'Cancelar matrícula' })).toHaveAccessibleDescription(
      'Esta turma já foi finalizada.',
    );
    const comments = within(await screen.findByRole('list', { name: 'Comentários' }));
    await expect(comments.getAllByRole('listitem')).toHaveLength(15);
    screen.getByRole('button', { name: 'Mais comentários' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(comments.getAllByRole('listitem')).toHaveLength(20));
    await waitFor(() => expect(comments.getAllByRole('listitem')[15]).toHaveFocus());
  },
};

/** Sold out: said before anybody presses. */
export const Full: Story = {
  tags: ['gate'],
  parameters: { route: at(4, 41) },
  play: async () => {
    const enrol = await screen.findByRole('button', { name: 'Matricular-se' });
    await expect(enrol).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getAllByText('Não há mais vagas para essa turma.')[0]).toBeVisible();
  },
};

/** Who leads it, its contents and its comments cannot be read; the event itself stands. */
export const PartsFailed: Story = {
  tags: ['gate'],
  parameters: {
    route: at(2, 21),
    sandbox: {
      faults: {
        listEventContents: 'failing',
        listEventClassInstructors: 'failing',
        listEventComments: 'failing',
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Semana da segurança' });
    await screen.findAllByRole('button', { name: 'Tentar novamente' });
  },
};

/** Long names, a large number of seats and no picture. */
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    route: at(1, 11),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        const place =
          'Centro Integrado de Treinamento e Desenvolvimento Institucional, bloco B, 3º andar, sala 312';
        store.patch('events', 1, {
          name: 'Encontro internacional de multiplicadores de responsabilidade socioambiental',
        });
        store.patch('eventClasses', 11, {
          location: place,
          maxCapacity: 12_000,
          name: 'Turma da manhã para quem vem de longe',
        });
      },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Matricular-se' });
    await screen.findAllByText('11.978 vagas de 12.000');
  },
};
