import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { screen } from 'storybook/test';
import { paths } from '../../paths.ts';

const remembers = (lines: readonly { id: number; quantity: number; decoins: number }[]) => ({
  'bag/1': JSON.stringify({ lines }),
});

const meta = {
  title: 'Screens/Bag',
  // A brand that has coins.
  globals: { theme: 'decola' },
  parameters: {
    layout: 'fullscreen',
    route: paths.bag(),
    remembers: remembers([
      { id: 1, quantity: 2, decoins: 60 },
      { id: 4, quantity: 1, decoins: 90 },
    ]),
    sandbox: {
      arrange: ({ store }: { store: Store }) => store.patch('people', 1, { decoins: 1250 }),
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured', 'coins'],
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: 'Camiseta de algodão' });
  },
};

export const Empty: Story = {
  parameters: { remembers: remembers([]) },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Sua sacola está vazia' });
  },
};

/** Dearer, too many, sold out and gone; and more than the wallet holds (SHOP-18, SHOP-19). */
export const Blocked: Story = {
  parameters: {
    remembers: remembers([
      { id: 3, quantity: 20, decoins: 420 },
      { id: 4, quantity: 1, decoins: 70 },
      { id: 6, quantity: 1, decoins: 110 },
      { id: 999, quantity: 1, decoins: 1_234_567 },
    ]),
  },
  play: async () => {
    await screen.findAllByText('Restam só 12 em estoque.');
    await screen.findAllByText('O preço mudou de 70 decoins para 90 decoins.');
    await screen.findAllByText('Este produto esgotou.');
    await screen.findAllByText('Este produto não está mais à venda.');
  },
};

/** No product can be read; each can be taken out all the same. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { getProduct: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findAllByRole('button', { name: 'Remover da sacola' });
  },
};

const ordered = ({ store }: { store: Store }) => {
  const now = '2026-03-01T15:30:00Z';
  const line = { productId: 1, quantity: 2, decoins: 60 };
  const order = { userId: 1, lines: [line, { productId: 3, quantity: 1, decoins: 420 }], grossValue: 540 };
  store.insert('orders', { id: 900, ...order, receiptUrl: null, createdAt: now, lastChange: now });
};

/** One order with its receipt (SHOP-16). */
export const Order: Story = {
  tags: ['pictured', 'coins'],
  parameters: { route: paths.bag({ orderId: 900 }), sandbox: { arrange: ordered } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Pedido nº 900' });
    await screen.findByRole('table', { name: 'Itens do pedido' });
  },
};
