import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Favorite products',
  // Not every brand has a shop.
  globals: { theme: 'decola' },
  parameters: { layout: 'fullscreen', route: paths.favorite({ page: 1 }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'Experiência gastronômica completa para duas pessoas em restaurante parceiro da responsabilidade socioambiental';

const list = () => screen.findByRole('list', { name: 'Produtos' });

/** What Ana keeps an eye on. */
export const Default: Story = {
  tags: ['pictured', 'coins'],
  play: async () => {
    await expect(within(await list()).getAllByRole('article')).toHaveLength(4);
    await screen.findByText('4 produtos favoritos');
    await within(await list()).findAllByRole('button', { pressed: true });
  },
};

/** Without its heart a product stays, with the focus, until the page is read again. */
export const TakenOut: Story = {
  play: async () => {
    const [heart] = await within(await list()).findAllByRole('button', { pressed: true });
    if (!heart) throw new Error('no heart');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart).toHaveFocus();
    await expect(within(await list()).getAllByRole('article')).toHaveLength(4);
  },
};

/** All products of the shop, on more than one page, with long names and six digits. */
export const ManyOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    route: paths.favorite({ page: 2 }),
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('products')) {
          store.patch('products', id, { name: long, decoins: 120_000 });
          if (!store.find('productFavorites', { userId: 1, productId: id }))
            store.insert('productFavorites', { userId: 1, productId: id });
        }
      },
    },
  },
  play: async () => {
    await screen.findByText('10 produtos nesta página');
    await screen.findByRole('navigation', { name: 'Páginas dos produtos favoritos' });
  },
};

/** None yet: the way to the shop. */
export const Empty: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('productFavorites')) store.remove('productFavorites', id);
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Você ainda não tem produtos favoritos' });
    await expect(screen.getByRole('link', { name: 'Ir para a loja' })).toHaveAttribute(
      'href',
      '/student/shop/page/1',
    );
  },
};

/** What could not be read is told, and asked for again. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listFavoriteProducts: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByRole('heading', { level: 1, name: 'Produtos favoritos' });
  },
};
