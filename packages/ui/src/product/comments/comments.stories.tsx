import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { portraitOf } from '../story-covers.ts';
import { CommentList, type CommentListItem } from './comment-list.tsx';
import { CommentsDialog } from './comments-dialog.tsx';

const items: CommentListItem[] = [
  {
    id: 1,
    userName: 'Carla Menezes',
    userImageUrl: portraitOf('plum'),
    stars: 5,
    starsText: '5,0',
    message: 'Direto ao ponto. Usei a pauta de conversa no mesmo dia.',
    date: '27/02/2026',
    contentName: 'Escuta ativa na prática',
  },
  {
    id: 2,
    userName: 'João Pedro Lima',
    stars: 3,
    starsText: '3,0',
    message: 'Bom conteúdo, mas o áudio do segundo vídeo está baixo.',
    date: '20/02/2026',
    contentName: 'Guia de conversas difíceis',
  },
];

const meta = {
  title: 'Product/Comments',
  component: CommentList,
  args: { label: 'Comentários sobre Comunicação clara', items },
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'Avaliação: 5,0 de 5' })).toBeVisible();
  },
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      userName: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira',
      message: 'Um comentário longo, com muitas observações sobre cada parte do treinamento. '.repeat(6),
    })),
  },
};
export const InDialog: Story = {
  render: (args) => (
    <CommentsDialog
      open
      onOpenChange={fn()}
      title="Comentários sobre Comunicação clara em equipes que crescem"
    >
      <CommentList {...args} />
    </CommentsDialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /Comentários sobre/ })).toBeVisible();
  },
};
