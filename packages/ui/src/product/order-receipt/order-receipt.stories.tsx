import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { OrderReceipt } from './order-receipt.tsx';

const meta = {
  title: 'Product/Order receipt',
  component: OrderReceipt,
  args: {
    lines: [
      { id: 1, name: 'Caneca de cerâmica', quantity: '2', price: '60 moedas', total: '120 moedas' },
      { id: 2, name: 'Mochila para notebook', quantity: '1', price: '420 moedas', total: '420 moedas' },
    ],
    total: '540 moedas',
    actions: <Button>Emitir recibo</Button>,
  },
  argTypes: { actions: { control: false } },
  decorators: [
    (Story) => (
      <main>
        <h1>Pedido nº 12</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Kit de procedimentos internacionais de responsabilidade socioambiental e desenvolvimento';

/** Two products, and long texts with large numbers. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <Stack gap="xl">
      <OrderReceipt {...args} />
      <OrderReceipt
        aria-label="Pedido grande"
        words={{ caption: 'Itens do pedido grande' }}
        lines={[
          { id: 3, name: long, quantity: '1.000', price: '1.234.567 moedas', total: '1.234.567.000 moedas' },
        ]}
        total="1.234.567.000 moedas"
      />
    </Stack>
  ),
};
