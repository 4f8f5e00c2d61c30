import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/layout/layout.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { heard, silence } from '../../testing/heard.ts';
import { keyboard } from './shop-bar.keyboard.ts';
import { ShopBar, type ShopBarProps } from './shop-bar.tsx';

const meta = {
  title: 'Product/Shop bar',
  component: ShopBar,
  args: {
    balance: '1.250 decoins',
    count: 3,
    hrefs: { shop: '#loja', favorites: '#favoritos', bag: '#sacola' },
  },
} satisfies Meta<typeof ShopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a page of its own, on each of the pages, with an empty bag, and with less in the wallet than the bag costs. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <Stack gap="l">
      <ShopBar {...args} words={{ label: 'Produto' }} />
      <ShopBar {...args} words={{ label: 'Loja' }} current="shop" count={0} balance="1 decoin" />
      <ShopBar
        {...args}
        words={{ label: 'Sacola' }}
        current="bag"
        count={128}
        balance="-1.123.250 decoins"
        isShort
      />
    </Stack>
  ),
};

function Putting(args: ShopBarProps) {
  const [count, setCount] = useState(args.count);
  return (
    <>
      <ShopBar {...args} count={count} balance={`${1610 - 120 * count} decoins`} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Pôr na sacola
      </button>
    </>
  );
}

/** What is left is said each time it changes (SHOP-14). */
export const SaysTheBalance: Story = {
  render: (args) => <Putting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await silence();
    await userEvent.click(canvas.getByRole('button', { name: 'Pôr na sacola' }));
    await heard('Saldo após a sacola: 1130 decoins');
    await expect(canvas.getByRole('link', { name: 'Sacola (4)' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { current: 'favorites' },
  play: async ({ canvasElement }) => {
    const link = (name: string) => within(canvasElement).getByRole('link', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await userEvent.tab();
        await expect(link('Favoritos')).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(link('Loja')).toHaveFocus();
      },
    });
  },
};
