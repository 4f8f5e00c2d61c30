import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';

const meta = {
  title: 'Screens/Order history',
  // Not every brand has a shop.
  globals: { theme: 'decola' },
  parameters: { layout: 'fullscreen', route: paths.profile({ option: 'history-order' }), sandbox: {} },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'Experiência gastronômica completa para duas pessoas em restaurante parceiro da responsabilidade socioambiental';

const list = () => screen.findByRole('list', { name: 'Histórico de pedidos' });

/** As many orders as told, one an hour, each of one product more than the one before, up to six. */
const orderOften = (store: Store, count: number, decoins = 60) => {
  for (let number = 0; number < count; number += 1) {
    const lines = [...Array((number % 6) + 1).keys()].map((at) => ({
      productId: at + 1,
      quantity: 2,
      decoins,
    }));
    const createdAt = new Date(Date.UTC(2025, 0, 1, number)).toISOString();
    store.insert('orders', {
      userId: 1,
      lines,
      grossValue: lines.length * 2 * decoins,
      receiptUrl: null,
      createdAt,
      lastChange: createdAt,
    });
  }
};

/** What Ana has bought; the receipt of one order was issued. */
export const Default: Story = {
  tags: ['pictured', 'coins'],
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) =>
        store.patch('orders', 1, {
          receiptUrl: `${import.meta.env.BASE_URL}files/receipts/recibo.pdf?order=1`,
        }),
    },
  },
  play: async () => {
    await expect(within(await list()).getAllByRole('article')).toHaveLength(4);
    const receipt = screen.getByRole('link', { name: /^Recibo do pedido nº 1/ });
    await expect(receipt).toHaveAttribute('target', '_blank');
  },
};

/** Two thousand: twenty are drawn, and twenty more with a press. */
export const Many: Story = {
  parameters: { sandbox: { arrange: ({ store }: { store: Store }) => orderOften(store, 2000) } },
  play: async () => {
    await expect(within(await list()).getAllByRole('article')).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: /^Mostrar mais/ }));
    await expect(within(await list()).getAllByRole('article')).toHaveLength(40);
  },
};

/** Long names, six digits, more things than have room. */
export const LongTextsOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('products')) store.patch('products', id, { name: long });
        orderOften(store, 6, 120_000);
      },
    },
  },
  play: async () => {
    await expect(within(await list()).getAllByRole('article')).toHaveLength(10);
  },
};

/** None yet: the way to the shop. */
export const Empty: Story = {
  parameters: {
    sandbox: {
      arrange: ({ store }: { store: Store }) => {
        for (const { id } of store.list('orders')) store.remove('orders', id);
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Você ainda não fez nenhum pedido' });
    await screen.findByRole('link', { name: 'Ir para a loja' });
  },
};

/** What could not be read is told, and asked for again. */
export const Failed: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { listOrders: 'failing' } } },
  play: async () => {
    await screen.findByRole('button', { name: 'Tentar novamente' });
    await screen.findByRole('heading', { level: 1, name: 'Histórico de pedidos' });
  },
};
