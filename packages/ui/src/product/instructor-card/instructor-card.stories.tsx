import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { linkSteps } from '../../testing/link-steps.ts';
import { portraitOf } from '../story-covers.ts';
import { keyboard } from './instructor-card.keyboard.ts';
import { InstructorCard } from './instructor-card.tsx';

const meta = {
  title: 'Product/Instructor card',
  component: InstructorCard,
  args: {
    name: 'Marcos Vinícius Teixeira',
    role: 'Pedagogo e facilitador',
    photoUrl: portraitOf('teal'),
    biography: 'Trabalha com formação de lideranças há quinze anos e escreve sobre conversas difíceis.',
    href: '#instructor',
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Treinamento</h1>
        <h2>Instrutores</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof InstructorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['pictured'] };
export const WithoutPhoto: Story = { args: { photoUrl: undefined, biography: undefined, href: undefined } };
export const LongText: Story = {
  args: { name: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira Pereira' },
};

const navigate = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <InstructorCard {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    await everyRow(keyboard, linkSteps(within(canvasElement).getByRole('link'), navigate, '#instructor'));
  },
};
