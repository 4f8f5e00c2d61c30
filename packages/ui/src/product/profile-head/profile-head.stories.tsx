import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../components/button/button.tsx';
import { CompanyIcon, UsersIcon } from '../../components/icon/icons.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { portraitOf } from '../story-covers.ts';
import { ProfileHead } from './profile-head.tsx';

const long =
  'Trabalha no atendimento há nove anos e aprende melhor ensinando. Gosta de planilhas bem feitas, de conversas francas e de processos que cabem em uma folha. Nas horas livres cuida de uma horta no quintal da escola do bairro, onde também ensina crianças a ler rótulos, a plantar e a esperar.';

const meta = {
  title: 'Product/Profile head',
  component: ProfileHead,
  args: {
    name: 'Ana Beatriz Souza',
    profession: 'Analista de atendimento',
    photoUrl: portraitOf('coral'),
    biography: 'Gosto de gente, de planilhas bem feitas e de aprender coisas novas.',
    facts: [
      { label: 'Empresas', value: 'Decola Linhas Aéreas', icon: <CompanyIcon /> },
      { label: 'Times', value: 'Atendimento', icon: <UsersIcon /> },
    ],
    action: (
      <ButtonLink variant="outline" href="#edit">
        Editar perfil
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ProfileHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it is known, while it is on its way, without what nobody has written, and with more than three lines hold. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <Stack gap="xl">
      <ProfileHead {...args} />
      <ProfileHead {...args} name="Bruno Lima" pending profession={undefined} biography={undefined} />
      <ProfileHead
        {...args}
        name="Caio Prado"
        profession={undefined}
        biography={undefined}
        facts={[]}
        photoUrl={undefined}
      />
      <ProfileHead
        {...args}
        name="Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira Pereira"
        biography={long}
        facts={[
          {
            label: 'Empresas',
            value: 'Companhia Exemplo de Transportes Aéreos, Companhia Exemplo de Cargas, Instituto Exemplo',
            icon: <CompanyIcon />,
          },
          { label: 'Times', value: 'Atendimento, Rotas do Sudeste, Administrativo', icon: <UsersIcon /> },
        ]}
      />
    </Stack>
  ),
};

/** All of a long biography at a press, and back. */
export const LongBiography: Story = {
  args: { biography: long },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/^Trabalha no atendimento/);
    const folded = text.getBoundingClientRect().height;
    const more = canvas.getByRole('button', { name: 'Ler mais', expanded: false });
    await userEvent.click(more);
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(folded);
    await userEvent.click(canvas.getByRole('button', { name: 'Ler menos', expanded: true }));
    await expect(text.getBoundingClientRect().height).toBe(folded);
  },
};
