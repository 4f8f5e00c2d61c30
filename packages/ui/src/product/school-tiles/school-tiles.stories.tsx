import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchoolTiles } from './school-tiles.tsx';

const meta = {
  title: 'Product/School tiles',
  component: SchoolTiles,
  decorators: [
    (Story) => (
      <section aria-labelledby="mission">
        <h2 id="mission">Nossa missão</h2>
        <Story />
      </section>
    ),
  ],
  args: {
    schools: [
      { key: 'corporate', name: 'Corporativa', text: 'Cultura, ética e quem somos.' },
      { key: 'operations', name: 'Operações', text: 'Segurança, qualidade e rotina.' },
      { key: 'administration', name: 'Administração', text: 'Finanças, processos e pessoas.' },
      { key: 'leadership', name: 'Gestão e liderança', text: 'Equipes, metas e conversas difíceis.' },
      { key: 'market', name: 'Mercado', text: 'Clientes, vendas e tendências.' },
      { key: 'tools', name: 'Ferramentas', text: 'Planilhas, sistemas e produtividade.' },
    ],
  },
} satisfies Meta<typeof SchoolTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
