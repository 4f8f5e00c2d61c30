import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../../components/layout/layout.tsx';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { linkSteps } from '../../testing/link-steps.ts';
import { keyboard } from './order-card.keyboard.ts';
import { OrderCard } from './order-card.tsx';
import { OrderCardSkeleton } from './order-card-skeleton.tsx';

const pictureOf = (number: number) => `${import.meta.env.BASE_URL}files/products/${number}.svg`;

const meta = {
  title: 'Product/Order card',
  component: OrderCard,
  args: {
    title: 'Pedido nº 12',
    href: '#order',
    date: '12/03/2026 11:20',
    units: '3 unidades',
    contents: 'Mochila para notebook e Caneca de cerâmica',
    pictureUrls: [pictureOf(3), pictureOf(2)],
    total: '540 decoins',
  },
  argTypes: { action: { control: false } },
  decorators: [
    (Story) => (
      <main>
        <h1>Histórico de pedidos</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a receipt, one thing only, more things than have room with long names and six digits, without pictures, on its way, and narrow. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <Stack>
      <OrderCard
        {...args}
        action={
          <TextLink href="#receipt" opens="new tab" stands="alone">
            Recibo
          </TextLink>
        }
      />
      <OrderCard {...args} title="Pedido nº 9" units="1 unidade" pictureUrls={[pictureOf(1)]} />
      <OrderCard
        {...args}
        title="Pedido nº 1.048.576"
        units="1.250 unidades"
        contents="Experiência gastronômica completa para duas pessoas em restaurante parceiro, Kit de responsabilidade socioambiental, Mochila para notebook, Caneca de cerâmica, Garrafa térmica e Fone de ouvido"
        pictureUrls={[1, 2, 3, 4, 5, 6].map(pictureOf)}
        total="120.000 decoins"
      />
      <OrderCard {...args} title="Pedido nº 3" pictureUrls={[undefined, undefined]} />
      <OrderCardSkeleton />
      <div style={sheet}>
        <OrderCard {...args} />
        <OrderCardSkeleton />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [receipt, one, many] = within(canvasElement).getAllByRole('article');
    await expect(within(receipt as HTMLElement).getAllByRole('link')).toHaveLength(2);
    await expect(one).not.toHaveTextContent('+');
    await expect(many).toHaveTextContent('+3');
  },
};

const navigate = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <OrderCard {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await everyRow(keyboard, linkSteps(within(canvasElement).getByRole('link'), navigate, '#order'));
  },
};
