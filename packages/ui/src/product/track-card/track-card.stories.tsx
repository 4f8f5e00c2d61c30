import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrackCard } from './track-card.tsx';

const meta = {
  title: 'Product/Track card',
  component: TrackCard,
  decorators: [
    (Story) => (
      <section aria-labelledby="tracks">
        <h2 id="tracks">Trilhas obrigatórias pendentes</h2>
        <Story />
      </section>
    ),
  ],
  args: {
    title: 'Segurança no trabalho',
    href: '#trilha',
    school: 'Operações',
    flag: 'Obrigatório',
    finished: 2,
    total: 5,
    progressText: '2 de 5 treinamentos concluídos',
  },
} satisfies Meta<typeof TrackCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotBegun: Story = {
  args: { finished: 0, progressText: '0 de 5 treinamentos concluídos' },
};

export const LongText: Story = {
  args: {
    title:
      'Excelência operacional, melhoria contínua e cultura de segurança para equipes de campo em regime de turno',
  },
};
