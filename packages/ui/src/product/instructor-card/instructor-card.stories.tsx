import type { Meta, StoryObj } from '@storybook/react-vite';
import { portraitOf } from '../story-covers.ts';
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

export const Default: Story = {};
export const WithoutPhoto: Story = { args: { photoUrl: undefined, biography: undefined, href: undefined } };
export const LongText: Story = {
  args: { name: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira Pereira' },
};
