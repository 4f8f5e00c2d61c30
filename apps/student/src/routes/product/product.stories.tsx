import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Product',
  // Not every brand has a shop.
  globals: { theme: 'decola' },
  parameters: { layout: 'fullscreen', route: paths.productDetail({ productId: 3 }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several pictures, a description with lists, and what is missing to afford it (SHOP-02, SHOP-24). */
export const Default: Story = {
  tags: ['pictured', 'coins'],
  parameters: {
    sandbox: { arrange: ({ store }: { store: Store }) => store.patch('people', 1, { decoins: 300 }) },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Mochila para notebook' });
    await screen.findByText('420 decoins');
    await screen.findByText('Faltam 120 decoins');
    await screen.findByText('12 unidades em estoque');
    await screen.findByText('Código P0003');
    await screen.findByRole('heading', { level: 3, name: 'Como cuidar' });
    await expect(screen.getAllByRole('button', { name: /^Ver foto/ })).toHaveLength(3);
    await screen.findByRole('button', { name: 'Favoritar Mochila para notebook', pressed: false });
  },
};

/** All there is of it is in the bag: no more can be put in, and the way to the bag stands beside (SHOP-19). */
export const AllInBag: Story = {
  parameters: { route: paths.productDetail({ productId: 29 }) },
  play: async () => {
    await screen.findByText('Resta 1 unidade');
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar à sacola' }));
    await screen.findByText('1 unidade adicionada à sacola.');
    await screen.findByRole('link', { name: 'Ver sacola' });
    await expect(screen.getByRole('button', { name: 'Adicionar à sacola' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SoldOut: Story = {
  parameters: { route: paths.productDetail({ productId: 6 }) },
  play: async () => {
    await screen.findByText('Este produto está esgotado no momento.');
    await expect(screen.queryByRole('button', { name: 'Adicionar à sacola' })).toBeNull();
    await screen.findByRole('button', { name: /^Favoritar/ });
  },
};

/** No picture, a long name, a long shop and six digits. */
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        store.patch('shops', 1, { name: 'Experiências, passeios e responsabilidade socioambiental' });
        store.patch('products', 3, {
          name: 'Experiência gastronômica completa para duas pessoas em restaurante parceiro',
          decoins: 123_456,
          stock: 100_000,
          images: [],
        });
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Experiência/ });
    const main = within(screen.getByRole('main'));
    await main.findByText('123.456 decoins');
    await main.findByText('100.000 unidades em estoque');
  },
};

export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { getProduct: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
  },
};
