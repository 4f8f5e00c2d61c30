import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoreIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tag } from '../tag/tag.tsx';
import { InfoPanel } from './info-panel.tsx';
import { ListRow } from './list-row.tsx';

const meta = {
  title: 'Components/Data/List row',
  component: ListRow,
  args: { title: 'Ana Beatriz Souza', note: 'ana.souza@decola.com.br' },
  argTypes: { leading: { control: false }, trailing: { control: false } },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <ul>
      {[
        { title: 'Ana Beatriz Souza', note: 'ana.souza@decola.com.br', selected: false },
        { title: 'Bruno Carvalho', note: 'bruno.carvalho@decola.com.br', selected: true },
        {
          title: 'Maria Aparecida dos Santos de Albuquerque Cavalcanti Wanderley',
          note: 'maria.aparecida.albuquerque.cavalcanti@operacoes.decola.com.br',
          selected: false,
        },
      ].map((person) => (
        <li key={person.note}>
          <ListRow
            {...person}
            trailing={
              <>
                <Tag>Gestor</Tag>
                <IconButton label={`Opções de ${person.title}`} icon={<MoreIcon />} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  ),
};

export const Facts: Story = {
  render: () => (
    <InfoPanel
      facts={[
        { label: 'Carga horária', value: '4 horas' },
        { label: 'Local', value: 'Centro de Treinamento, São Bernardo do Campo' },
        { label: 'Início', value: '9 de março de 2026, 19h' },
        { label: 'Vagas', value: '12 de 30' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term')).toHaveLength(4);
  },
};
