import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { linkSteps } from '../../testing/link-steps.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './pill-card.keyboard.ts';
import { PillCard } from './pill-card.tsx';
import { PillCardSkeleton } from './pill-card-skeleton.tsx';

const meta = {
  title: 'Product/Pill card',
  component: PillCard,
  args: { title: 'A regra dos dois minutos', href: '#pill', imageUrl: coverOf('indigo', 'rings') },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 200 }}>
        <h1>Início</h1>
        <h2>Fique por dentro</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PillCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not watched yet: the ring, and the name says so (PILL-13). */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'A regra dos dois minutos, não assistida' }),
    ).toBeVisible();
  },
};
export const Watched: Story = { args: { watched: true } };
export const WithoutPicture: Story = { args: { imageUrl: undefined } };
export const LongText: Story = {
  args: {
    title: 'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional',
  },
};
export const Loading: Story = { render: () => <PillCardSkeleton /> };

const navigate = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <PillCard {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await everyRow(keyboard, linkSteps(within(canvasElement).getByRole('link'), navigate, '#pill'));
  },
};
