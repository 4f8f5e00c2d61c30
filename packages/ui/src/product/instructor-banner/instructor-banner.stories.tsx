import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RatingIcon } from '../../components/icon/icons.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { portraitOf } from '../story-covers.ts';
import { InstructorBanner } from './instructor-banner.tsx';
import { InstructorBannerSkeleton } from './instructor-banner-skeleton.tsx';

const meta = {
  title: 'Product/Instructor banner',
  component: InstructorBanner,
  args: {
    name: 'Marcos Vinícius Teixeira',
    role: 'Pedagogo e facilitador',
    photoUrl: portraitOf('teal'),
    biography: 'Trabalha com formação de lideranças há quinze anos e escreve sobre conversas difíceis.',
    facts: [{ label: 'Avaliação', value: '4,6 de média nos treinamentos', icon: <RatingIcon /> }],
  },
} satisfies Meta<typeof InstructorBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Marcos Vinícius Teixeira');
    await expect(canvas.getByRole('term')).toHaveTextContent('Avaliação');
    await expect(canvas.getByRole('definition')).toHaveTextContent('4,6 de média nos treinamentos');
  },
};

/** Initials in place of the photo, and more to tell than one line holds. */
export const LongText: Story = {
  args: {
    photoUrl: undefined,
    name: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira Pereira',
    role: 'Especialista em desenvolvimento institucional e responsabilidade socioambiental',
    biography: [
      'Uma biografia que ocupa várias linhas, porque quem ensina há muito tempo tem muito para contar e ninguém quis deixar nada de fora.',
      'E um segundo parágrafo, na linha que quem escreveu lhe deu.',
    ].join('\n'),
  },
};

export const Loading: Story = {
  render: () => (
    <Stack>
      <h1>Instrutores</h1>
      <InstructorBannerSkeleton />
    </Stack>
  ),
};
