import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { CertificateIcon, DurationIcon, FavoriteIcon, RatingIcon } from '../../components/icon/icons.ts';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { CourseBanner } from './course-banner.tsx';

const meta = {
  title: 'Product/Course banner',
  component: CourseBanner,
  args: {
    title: 'Comunicação clara em equipes que crescem',
    description: 'Como dizer o que importa, ouvir o que falta e combinar o próximo passo.',
    bannerUrl: `${import.meta.env.BASE_URL}files/courses/1-banner.svg`,
    facts: [
      {
        label: 'Duração',
        value: '1:02:03h',
        spoken: '1 hora, 2 minutos e 3 segundos',
        icon: <DurationIcon />,
      },
      { label: 'Avaliação', value: '4,5', icon: <RatingIcon /> },
      { label: 'Certificado', value: 'Com certificado', icon: <CertificateIcon /> },
    ],
    action: <Button size="large">Matricular-se</Button>,
    asides: <IconButton label="Favoritar" icon={<FavoriteIcon />} pressed={false} />,
  },
} satisfies Meta<typeof CourseBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Comunicação clara');
    await expect(canvas.getByRole('button', { name: 'Matricular-se' })).toBeVisible();
  },
};

export const InProgress: Story = {
  args: {
    progress: 42,
    progressText: '5 de 12 conteúdos',
    tags: <Tag tone="info">Em andamento</Tag>,
    action: (
      <ButtonLink size="large" href="#content">
        Continuar
      </ButtonLink>
    ),
  },
};

export const Finished: Story = {
  args: {
    progress: 100,
    tags: <Tag tone="positive">Concluído</Tag>,
    action: <Button size="large">Ver certificado</Button>,
  },
};

export const WithoutPicture: Story = { args: { bannerUrl: undefined } };

export const Blocked: Story = {
  args: {
    action: (
      <Button size="large" blockedReason="Este treinamento está bloqueado para você.">
        Matricular-se
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: {
    title:
      'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional para multiplicadores',
    description:
      'Uma descrição que ocupa várias linhas porque o treinamento trata de muitos assuntos, todos eles necessários, e quem escreveu não quis deixar nenhum de fora, nem mesmo os que poderiam ter ficado para depois.',
  },
};

/** Facts that do not fit into one line of a phone. */
export const LongFactsOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    facts: [
      {
        label: 'Duração',
        value: '126 h',
        spoken: '126 horas, 2 minutos e 3 segundos',
        icon: <DurationIcon />,
      },
      { label: 'Avaliação', value: '4,5 de 1.204 pessoas', icon: <RatingIcon /> },
      { label: 'Certificado', value: 'Com certificado', icon: <CertificateIcon /> },
    ],
  },
};
