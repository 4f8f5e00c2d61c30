import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { InlineAlert } from '../../components/inline-alert/inline-alert.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './bag-line.keyboard.ts';
import { BagLine, type BagLineProps } from './bag-line.tsx';
import { BagLineSkeleton } from './bag-line-skeleton.tsx';

const notice = (
  <InlineAlert
    tone="caution"
    action={
      <Button size="small" variant="outline" tone="neutral">
        Levar 2
      </Button>
    }
  >
    Restam só 2 em estoque.
  </InlineAlert>
);

const meta = {
  title: 'Product/Bag line',
  component: BagLine,
  args: {
    name: 'Mochila para notebook',
    href: '#mochila',
    pictureUrl: coverOf('indigo'),
    shop: 'Loja da marca',
    price: '420 moedas',
    total: '840 moedas',
    quantity: 2,
    stock: 12,
    onCount: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Sacola</h1>
        <h2>Itens</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BagLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Kit de procedimentos internacionais de responsabilidade socioambiental e desenvolvimento';

const states: readonly Partial<BagLineProps>[] = [
  {},
  { name: 'Só mais dois', notice, quantity: 5, stock: 2 },
  { name: 'Fora do catálogo', href: undefined, pictureUrl: undefined, shop: undefined, stock: 0 },
  { name: 'Pedido a caminho', locked: true },
  {
    name: long,
    shop: long,
    price: '1.234.567 moedas',
    total: '123.456.700 moedas',
    quantity: 100,
    stock: 100,
  },
];

/** As it is, with something to say, gone, while an order is on its way, long texts and large numbers, and one that is on its way. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <Stack gap="l">
      {states.map((props) => (
        <BagLine key={props.name ?? ''} {...args} {...props} />
      ))}
      <BagLineSkeleton />
    </Stack>
  ),
};

function Counting(args: BagLineProps) {
  const [quantity, setQuantity] = useState(args.quantity);
  return <BagLine {...args} quantity={quantity} onCount={setQuantity} />;
}

export const Keyboard: Story = {
  render: (args) => <Counting {...args} />,
  args: { stock: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const spin = canvas.getByRole('spinbutton', { name: 'Quantidade de Mochila para notebook' });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('link')).toHaveFocus();
        await userEvent.tab();
        await userEvent.tab();
        await expect(spin).toHaveFocus();
      },
      ArrowUp: async () => {
        await userEvent.keyboard('{ArrowUp}{ArrowUp}');
        await expect(spin).toHaveAttribute('aria-valuenow', '3');
      },
      Enter: async () => {
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(args.onRemove).toHaveBeenCalledOnce();
      },
    });
  },
};
