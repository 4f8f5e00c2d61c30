import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Recommended trainings',
  parameters: { layout: 'fullscreen', route: paths.profile({ option: 'indication' }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('list', { name: 'Treinamentos recomendados' });

/** What others have recommended to Ana, the last one first, and who did. */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await expect(within(await list()).getAllByRole('article')).toHaveLength(4);
    const [first] = within(await list()).getAllByText(/^Recomendado por/);
    await expect(first).toHaveTextContent('Helena');
    await screen.findByRole('heading', { level: 2, name: 'Pelos seus interesses' });
  },
};

/** Long names, and one that is blocked by now. */
export const LongTextsOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        const title =
          'Transporte de produtos perigosos: classes, rótulos, documentos e atendimento a emergências';
        store.patch('courses', 32, { title, isBlocked: true });
        for (const { fromId } of store.list('indications', { toId: 1 }))
          store.patch('people', fromId, {
            socialName: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira',
          });
      },
    },
  },
  play: async () => {
    await screen.findByText('Este treinamento está bloqueado para você.');
  },
};

/** Nobody has recommended anything yet: what fits the person, and the way to all of them. */
export const Empty: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('indications', { toId: 1 })) store.remove('indications', id);
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', {
      level: 2,
      name: 'Ninguém recomendou um treinamento para você ainda',
    });
    await screen.findByRole('link', { name: 'Ver todos os treinamentos' });
  },
};

/** Each list is told of and asked for again by itself. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listTrainingsRecommendedToMe: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByRole('heading', { level: 1, name: 'Treinamentos recomendados' });
    await screen.findByRole('heading', { level: 2, name: 'Pelos seus interesses' });
  },
};
