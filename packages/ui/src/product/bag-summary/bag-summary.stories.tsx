import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { sheet } from '../../internal/sheet.ts';
import { BagSummary } from './bag-summary.tsx';

const meta = {
  title: 'Product/Bag summary',
  component: BagSummary,
  args: {
    rows: [
      { label: 'Itens', value: '3' },
      { label: 'Total', value: '540 moedas', strong: true },
      { label: 'Saldo após o pedido', value: '710 moedas' },
    ],
    children: <Button width="full">Finalizar pedido</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof BagSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enough in the wallet, too little, and large numbers. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={sheet}>
      <BagSummary {...args} />
      <BagSummary
        rows={[
          { label: 'Total', value: '1.540 moedas', strong: true },
          { label: 'Saldo após o pedido', value: '-290 moedas', short: true },
        ]}
      >
        <Button width="full" blockedReason="Saldo insuficiente.">
          Finalizar pedido
        </Button>
      </BagSummary>
      <BagSummary
        rows={[
          { label: 'Saldo da carteira antes deste pedido', value: '123.456.789.000 moedas', strong: true },
        ]}
      />
    </div>
  ),
};
