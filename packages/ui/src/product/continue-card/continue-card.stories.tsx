import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { linkSteps } from '../../testing/link-steps.ts';
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
    await everyRow(keyboard, linkSteps(within(canvasElement).getByRole('link'), navigate, '#content'));
  },
};
