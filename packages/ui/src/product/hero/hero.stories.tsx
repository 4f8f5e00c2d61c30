import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/button.tsx';
import { coverOf } from '../story-covers.ts';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Product/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Aprender faz a sua carreira decolar',
    text: 'Cursos, trilhas e eventos da sua empresa em um só lugar, no seu ritmo.',
    action: <Button size="large">Entrar</Button>,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { pictureUrl: coverOf('indigo') } };

export const LongText: Story = {
  args: {
    title:
      'Desenvolvimento institucional e responsabilidade socioambiental para todas as pessoas da companhia',
    text: 'Uma frase que precisa de mais de uma linha mesmo em telas largas, porque a marca quis dizer muito de uma vez só, e ainda assim a página continua em pé.',
  },
};
