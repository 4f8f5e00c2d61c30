import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './continue-card.keyboard.ts';
import { ContinueCard } from './continue-card.tsx';

const meta = {
  title: 'Product/Continue card',
  component: ContinueCard,
  args: {
    title: 'Comunicação clara em equipes que crescem',
    content: 'Escuta ativa na prática',
    href: '#content',
    coverUrl: coverOf('coral', 'rings'),
    progress: 42,
  },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 400 }}>
        <h1>Início</h1>
        <h2>Continue de onde você parou!</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ContinueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['pictured'] };
export const AlmostThere: Story = { args: { progress: 99, content: undefined, coverUrl: undefined } };
export const LongText: Story = {
  args: {
    title: 'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional',
    content: 'Um conteúdo cujo nome também não cabe em uma linha só',
  },
};

const navigate = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <ContinueCard {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const link = within(canvasElement).getByRole('link');
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(navigate.mock.calls).toEqual([['#content']]);
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(link).not.toHaveFocus();
      },
    });
  },
};
