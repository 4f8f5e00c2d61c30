import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { heard } from '../../testing/heard.ts';
import { Button } from '../button/button.tsx';
import { NotificationIcon, SearchXIcon } from '../icon/icons.ts';
import { EmptyState } from './empty-state.tsx';
import { emptyStateVariants } from './empty-state.variants.ts';

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  args: { title: 'Não há nada por aqui.' },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Não há nada por aqui.',
    );
  },
};

export const WithAction: Story = {
  args: {
    icon: <SearchXIcon />,
    title: 'Nenhum treinamento encontrado',
    children: 'Tente outras palavras ou retire algum filtro.',
    action: <Button variant="outline">Limpar filtros</Button>,
  },
};

export const WithSupport: Story = {
  args: {
    icon: <NotificationIcon />,
    title: 'Nenhuma trilha disponível',
    children: (
      <>
        Fale com a gente em <a href="mailto:suporte@decola.com.br">suporte@decola.com.br</a>.
      </>
    ),
  },
};

export const States: Story = {
  render: () => (
    <>
      {emptyStateVariants.map((variant) => (
        <EmptyState
          key={variant}
          variant={variant}
          icon={<SearchXIcon />}
          title="Nada encontrado"
          action={<Button>Voltar</Button>}
        >
          Confira o endereço.
        </EmptyState>
      ))}
    </>
  ),
};

export const LongText: Story = {
  args: {
    icon: <SearchXIcon />,
    title: 'Nenhum treinamento encontrado para “otorrinolaringologista-anestesiologista pediátrico”',
    children:
      'Tente outras palavras, confira a escrita ou retire algum filtro. Se o treinamento que você procura ainda não existe, envie uma sugestão para a equipe.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
};

/** It comes up while the person is on the page: it is spoken. */
export const Arrives: Story = {
  args: { title: 'Nenhum treinamento encontrado', children: 'Tente outras palavras.', announce: 'polite' },
  play: async ({ canvasElement }) => {
    await heard('Nenhum treinamento encontrado');
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
