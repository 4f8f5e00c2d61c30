import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './product-gallery.keyboard.ts';
import { ProductGallery } from './product-gallery.tsx';

const files = `${import.meta.env.BASE_URL}files`;
const pictures = [3, 18, 26].map((number) => `${files}/products/${number}.svg`);

const meta = {
  title: 'Product/Product gallery',
  component: ProductGallery,
  args: { name: 'Mochila para notebook', pictures },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 480 }}>
        <h1>Mochila para notebook</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProductGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several pictures, one, and none. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 16,
        alignItems: 'start',
      }}
    >
      <ProductGallery {...args} />
      <ProductGallery {...args} name="Caneca de cerâmica" pictures={[`${files}/products/1.svg`]} />
      <ProductGallery {...args} pictures={[]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'Caneca de cerâmica' })).toBeVisible();
  },
};

/** Every key of the table; what is scrolled to is marked below. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('region', { name: 'Fotos de Mochila para notebook' });
    const thumb = (number: number) => canvas.getByRole('button', { name: `Ver foto ${number} de 3` });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(strip).toHaveFocus();
        await userEvent.tab();
        await expect(thumb(1)).toHaveFocus();
        await userEvent.tab();
        await expect(thumb(2)).toHaveFocus();
      },
      'Enter, Space': async () => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(thumb(2)).toHaveAttribute('aria-current', 'true'));
        await expect(strip.scrollLeft).toBe(strip.clientWidth);
        await userEvent.tab();
        await userEvent.keyboard(' ');
        await waitFor(() => expect(thumb(3)).toHaveAttribute('aria-current', 'true'));
        strip.scrollTo({ left: 0, behavior: 'instant' });
        await waitFor(() => expect(thumb(1)).toHaveAttribute('aria-current', 'true'));
        strip.scrollTo({ left: 2 * strip.clientWidth, behavior: 'instant' });
        await waitFor(() => expect(thumb(3)).toHaveAttribute('aria-current', 'true'));
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(thumb(2)).toHaveFocus();
      },
    });
  },
};
