import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Shop',
  // Not every brand has a shop.
  globals: { theme: 'decola' },
  parameters: { layout: 'fullscreen', route: paths.shop({ productsPage: 1 }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const products = () => screen.findByRole('list', { name: 'Produtos' });

/** Twenty of them, with a price in the brand's coins, and one that is sold out (SHOP-03, SHOP-24). */
export const Default: Story = {
  tags: ['pictured', 'coins'],
  parameters: {
    sandbox: { arrange: ({ store }: { store: Store }) => store.patch('people', 1, { decoins: 300 }) },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Loja' });
    const cards = within(await products()).getAllByRole('article');
    await expect(cards).toHaveLength(20);
    await expect(cards[2]).toHaveTextContent(/420 decoinsFaltam 120 decoins/);
    await expect(cards[5]).toHaveTextContent('Esgotado');
    await screen.findByRole('button', { name: 'Eletrônicos' });
  },
};

/** Nothing with these filters; they stand above, and can be taken away. */
export const NothingFound: Story = {
  parameters: {
    route: paths.shop({ productsPage: 1, search: 'xyz', categories: [4], prices: ['0-100', '250-'] }),
  },
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: 'Nenhum produto com esses filtros' });
    const chosen = within(await screen.findByRole('list', { name: 'Filtros escolhidos' }));
    await chosen.findByRole('button', { name: 'Remover Eletrônicos' });
    await chosen.findByRole('button', { name: 'Remover De 0 a 100 decoins' });
    await chosen.findByRole('button', { name: 'Remover A partir de 250 decoins' });
  },
};

/** A shop that sells nothing yet. */
export const Empty: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('products')) store.patch('products', id, { isActive: false });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: 'A loja ainda não tem produtos' });
  },
};

/** The products cannot be read: the filters stand (SHOP-04). */
export const ProductsFailed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listProducts: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByRole('button', { name: 'Eletrônicos' });
  },
};

/** The filters cannot be read: the products stand, and a search and prices of one's own still narrow them. */
export const FiltersFailed: Story = {
  parameters: {
    route: paths.shop({ productsPage: 1, categories: [4] }),
    sandbox: { faults: { listProductFilters: 'failing' } },
  },
  play: async () => {
    await expect(within(await products()).getAllByRole('article')).toHaveLength(7);
    await screen.findByText('Não foi possível carregar os filtros.');
    await screen.findByRole('button', { name: 'Remover Categoria 4' });
    await screen.findByRole('spinbutton', { name: 'De' });
  },
};

/** Long names and prices of six digits; the filters are behind a button. */
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.patch('shops', 1, { name: 'Experiências, passeios e responsabilidade socioambiental' });
        store.patch('products', 1, {
          name: 'Experiência gastronômica completa para duas pessoas em restaurante parceiro',
          decoins: 123_456,
        });
      },
    },
  },
  play: async () => {
    await expect(await products()).toHaveTextContent('123.456 decoins');
    await expect(screen.getByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', 'false');
  },
};
