import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Favorite trainings',
  parameters: { layout: 'fullscreen', route: paths.profile({ option: 'favorite' }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'Transporte de produtos perigosos: classes, rótulos, documentos e atendimento a emergências nas estradas';

const list = () => screen.findByRole('list', { name: 'Treinamentos favoritos' });

/** What Ana has marked, the last one first. */
export const Default: Story = {
  tags: ['pictured'],
  play: async () => {
    await expect(within(await list()).getAllByRole('article')).toHaveLength(6);
    await screen.findByText('6 treinamentos favoritos');
  },
};

/** Without its heart a training stays, with the focus, until the page is read again; the next press brings it back. */
export const TakenOut: Story = {
  play: async () => {
    const [heart] = await within(await list()).findAllByRole('button', { name: /^Favoritar/, pressed: true });
    if (!heart) throw new Error('no heart');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toHaveFocus();
    await expect(within(await list()).getAllByRole('article')).toHaveLength(6);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

/** More than a page of them, with long names, some of them blocked. */
export const ManyOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('courses')) {
          store.patch('courses', id, { title: long, isBlocked: id % 3 === 0 });
          if (!store.find('favorites', { userId: 1, courseId: id }))
            store.insert('favorites', { userId: 1, courseId: id, createdAt: '2026-03-01T12:00:00Z' });
        }
      },
    },
  },
  play: async () => {
    await screen.findByText('30 favoritos nesta página');
    await screen.findByRole('navigation', { name: 'Páginas dos treinamentos favoritos' });
  },
};

/** None of this kind: the filter can be taken away. */
export const NoMatch: Story = {
  parameters: { route: paths.profile({ option: 'favorite', type: 'EVENT' }) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    await expect(within(await list()).getAllByRole('article')).toHaveLength(6);
  },
};

/** None yet: how to mark one, and the way to all of them. */
export const Empty: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('favorites')) store.remove('favorites', id);
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Você ainda não tem treinamentos favoritos' });
    await screen.findByRole('link', { name: 'Ver todos os treinamentos' });
  },
};

/** What could not be read is told, and asked for again. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listFavoriteTrainings: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByRole('heading', { level: 1, name: 'Treinamentos favoritos' });
  },
};
