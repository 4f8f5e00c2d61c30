import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Course tracks',
  parameters: { layout: 'fullscreen', route: paths.detailsCourseTracks({ entityId: 3 }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional';

/** A mandatory track with courses and a training course, under way. */
export const Track: Story = {
  tags: ['pictured'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Segurança em primeiro lugar' });
    await screen.findByRole('link', { name: 'Continuar: Segurança no armazém' });
    const list = await screen.findByRole('list', { name: 'Treinamentos da trilha' });
    await expect(within(list).getAllByRole('article')).toHaveLength(5);
  },
};

/** All tracks, the mandatory ones first. */
export const All: Story = {
  parameters: { route: paths.detailsCourseTracks() },
  play: async () => {
    const required = await screen.findByRole('list', { name: 'Trilhas obrigatórias' });
    await expect(within(required).getAllByRole('article')).toHaveLength(3);
    const others = await screen.findByRole('list', { name: 'Administração' });
    await expect(required.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Whom to ask, with the track in the subject; nothing of it is offered as next. */
export const Blocked: Story = {
  tags: ['gate'],
  parameters: { route: paths.detailsCourseTracks({ entityId: 8 }) },
  play: async () => {
    await screen.findByText('Esta trilha está bloqueada para você.');
    const address = await screen.findByRole('link', { name: /^[a-z]+@[a-z]+\.com\.br$/ });
    const mail = new URL(address.getAttribute('href') ?? '');
    await expect(mail.searchParams.get('subject')).toBe('Acesso à trilha “Liderar na mudança”');
    await screen.findByRole('list', { name: 'Treinamentos da trilha' });
    await expect(screen.queryByRole('link', { name: /^(Começar|Continuar)/ })).toBeNull();
  },
};

/** One of events alone: nothing of it is counted, and nothing asks for a beginning. */
export const EventsAlone: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.patch('courseTracks', 3, { courseIds: [], eventIds: [1], graduationIds: [] });
      },
    },
  },
  play: async () => {
    await screen.findByRole('link', { name: 'Ver detalhes: Feira de carreiras' });
    await expect(screen.queryByRole('progressbar', { name: 'Progresso na trilha' })).toBeNull();
    await expect(screen.queryByText('Concluída')).toBeNull();
  },
};

/** The mandatory tracks cannot be read, the others stand; each is asked for again by itself. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: {
    route: paths.detailsCourseTracks(),
    sandbox: { faults: { listRequiredCourseTracks: 'failing' } },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    const others = await screen.findByRole('list', { name: 'Corporativa' });
    await expect(within(others).getAllByRole('article')).toHaveLength(2);
  },
};

/** Long texts, large numbers, and nothing in it yet. */
export const LongTexts: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.patch('courseTracks', 3, {
          title: long,
          description: `${long}. `.repeat(8),
          courseIds: [],
          graduationIds: [],
        });
        store.patch('schools', 2, { name: long });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: long });
    await screen.findByRole('heading', { name: 'Esta trilha ainda não tem treinamentos.' });
  },
};
