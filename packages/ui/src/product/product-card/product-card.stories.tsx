import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './product-card.keyboard.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductGrid } from './product-grid.tsx';

const files = `${import.meta.env.BASE_URL}files`;

const meta = {
  title: 'Product/Product card',
  component: ProductCard,
  args: {
    itemId: 3,
    name: 'Mochila para notebook',
    href: '#product',
    pictureUrl: `${files}/products/3.svg`,
    price: '420 decoins',
    shop: 'Bem-estar',
    onFavoriteChange: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Loja</h1>
        <h2>Produtos</h2>
        <Story />
      </main>
    ),
  ],
  render: (args) => (
    <ProductGrid label="Produtos">
      <ProductCard {...args} />
    </ProductGrid>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With all it can say, as a favourite, sold out, without what may be missing, with a long name and six digits, and on its way. */
export const States: Story = {
  play: async ({ canvasElement, args }) => {
    const [first = canvasElement, own = canvasElement, soldOut = canvasElement, least = canvasElement] =
      within(canvasElement).getAllByRole('article');
    await expect(first).toHaveTextContent('420 decoins');
    await expect(within(own).getByRole('button', { pressed: true })).toHaveAccessibleName(
      `Favoritar ${args.name}`,
    );
    await expect(soldOut).toHaveTextContent('Esgotado');
    await expect(least).toHaveTextContent(/^Caneca de cerâmica60 decoins$/);
    await userEvent.click(within(first).getByRole('button'));
    await expect(args.onFavoriteChange).toHaveBeenLastCalledWith(true, 3);
  },
  render: (args) => (
    <ProductGrid label="Produtos">
      <ProductCard {...args} favorite={false} missing="Faltam 120 decoins" />
      <ProductCard {...args} favorite />
      <ProductCard {...args} soldOut />
      <ProductCard
        {...args}
        name="Caneca de cerâmica"
        pictureUrl={undefined}
        price="60 decoins"
        shop={undefined}
        onFavoriteChange={undefined}
      />
      <ProductCard
        {...args}
        name="Experiência gastronômica completa para duas pessoas em restaurante parceiro"
        price="120.000 decoins"
        missing="Faltam 119.580 decoins"
        shop="Experiências, passeios e responsabilidade socioambiental"
      />
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};

const navigate = fn();

/** Every key of the table; the favourite is the card's own. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <ProductCard {...args} defaultFavorite />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link');
    const heart = canvas.getByRole('button');
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(link).toHaveFocus();
        await userEvent.tab();
        await expect(heart).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(link).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(navigate.mock.calls).toEqual([['#product']]);
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(heart).toHaveAttribute('aria-pressed', 'false');
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
      },
    });
  },
};
