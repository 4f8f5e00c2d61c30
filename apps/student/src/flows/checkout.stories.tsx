import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Store } from '@student/sandbox';
import { screen, userEvent, within } from 'storybook/test';
import { storyNow } from '../../../../.storybook/fixed-clock.ts';
import { standsIn } from '../../../../.storybook/flows/stands-in.ts';
import { goesWrong } from '../../../../.storybook/flows/steps.ts';
import { paths } from '../paths.ts';

/** From a bag with two mugs to one order (SHOP-17, SHOP-18). */
const lines = [{ id: 1, quantity: 2, decoins: 60 }];

const meta = {
  title: 'Flows/Checkout',
  // A brand that has coins.
  globals: { theme: 'decola' },
  parameters: {
    layout: 'fullscreen',
    flow: 'checkout',
    route: paths.bag(),
    remembers: { 'bag/1': JSON.stringify({ lines }) },
    sandbox: {
      arrange: ({ store }: { store: Store }) => store.patch('people', 1, { decoins: 500 }),
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const asks = async () => {
  await screen.findByRole('heading', { level: 3, name: 'Caneca de cerâmica' });
  await userEvent.click(await screen.findByRole('button', { name: 'Finalizar pedido' }));
  return within(await screen.findByRole('alertdialog', { name: 'Finalizar o pedido?' }));
};
const orders = async () => userEvent.click((await asks()).getByRole('button', { name: 'Finalizar pedido' }));

export const Choosing: Story = {
  play: async () => {
    await screen.findByRole('heading', { level: 3, name: 'Caneca de cerâmica' });
    await standsIn('shopping.choosing');
  },
};

export const Confirming: Story = {
  play: async () => {
    (await asks()).getByText(/^O pedido custa 120 decoins/);
    await standsIn('shopping.confirming');
  },
};

export const Preparing: Story = {
  tags: ['busy'],
  play: async (context) => {
    const dialog = await asks();
    goesWrong(context, { getProduct: 'silent' });
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar pedido' }));
    await standsIn('shopping.preparing');
  },
};

/** The session has ended when prices are read: nothing was sent, and the order goes on once the person is back. */
export const ExpiredBefore: Story = {
  tags: ['gate'],
  play: async (context) => {
    const dialog = await asks();
    goesWrong(context, { getProduct: 'expired' });
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar pedido' }));
    await screen.findByRole('dialog', { name: 'Faça seu login novamente.' });
    await standsIn('shopping.expired');
  },
};

/** Dearer since the page was opened: nothing is sent, and the line says so. */
export const Changed: Story = {
  play: async ({ loaded }) => {
    const dialog = await asks();
    (loaded.sandbox as { store: Store }).store.patch('products', 1, { decoins: 75 });
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar pedido' }));
    await screen.findAllByText('O preço mudou de 60 decoins para 75 decoins.');
    await standsIn('shopping.changed');
  },
};

/** The wallet was emptied elsewhere: the server says so, and the bag stays. */
export const Refused: Story = {
  tags: ['gate'],
  play: async ({ loaded }) => {
    const dialog = await asks();
    (loaded.sandbox as { store: Store }).store.patch('people', 1, { decoins: 20 });
    await userEvent.click(dialog.getByRole('button', { name: 'Finalizar pedido' }));
    await screen.findAllByText(/^O pedido não foi feito: .* Sua sacola continua como estava\.$/);
    await standsIn('shopping.refused');
  },
};

export const Sending: Story = {
  tags: ['busy'],
  parameters: { sandbox: { faults: { placeOrder: 'silent' } } },
  play: async () => {
    await orders();
    await screen.findAllByText('Enviando o seu pedido…');
    await standsIn('placing.sending');
  },
};

/** The order is made and its answer is lost: it is asked for again under the same key. */
export const Unknown: Story = {
  tags: ['gate'],
  parameters: { sandbox: { faults: { placeOrder: 'lost' } } },
  play: async () => {
    await orders();
    await screen.findAllByText('Ainda não sabemos se o pedido foi feito');
    await standsIn('placing.unknown');
  },
};

/** Opened again with an order that was on its way, and the session is over. */
export const Expired: Story = {
  parameters: {
    remembers: { 'bag/1': JSON.stringify({ lines, order: { key: 'a', lines, at: storyNow } }) },
    sandbox: { faults: { placeOrder: 'expired' } },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Faça seu login novamente.' });
    await standsIn('placing.expired');
  },
};

/** Its page says what was bought. */
export const Ordered: Story = {
  play: async () => {
    await orders();
    await screen.findByRole('heading', { level: 1, name: /^Pedido nº \d+$/ });
    await screen.findAllByText('2 itens por 120 decoins.');
    await standsIn('ordered');
  },
};
