import type { Meta, StoryObj } from '@storybook/react-vite';
import { coverOf } from '../story-covers.ts';
import { SchoolTiles } from './school-tiles.tsx';

const meta = {
  title: 'Product/School tiles',
  component: SchoolTiles,
  decorators: [
    (Story) => (
      <section aria-labelledby="mission">
        <h2 id="mission">Nossas escolas</h2>
        <Story />
      </section>
    ),
  ],
  args: {
    schools: [
      {
        key: 'corporate',
        name: 'Corporativa',
        text: 'Cultura, ética e quem somos.',
        pictureUrl: coverOf('indigo', 'rings'),
      },
      {
        key: 'operations',
        name: 'Operações',
        text: 'Segurança, qualidade e rotina.',
        pictureUrl: coverOf('amber', 'steps'),
      },
      {
        key: 'administration',
        name: 'Administração',
        text: 'Finanças, processos e pessoas.',
        pictureUrl: coverOf('teal'),
      },
      {
        key: 'leadership',
        name: 'Gestão e liderança',
        text: 'Equipes, metas e conversas difíceis.',
        pictureUrl: coverOf('plum', 'rings'),
      },
      {
        key: 'market',
        name: 'Mercado',
        text: 'Clientes, vendas e tendências.',
        pictureUrl: coverOf('coral', 'steps'),
      },
      {
        key: 'tools',
        name: 'Ferramentas',
        text: 'Planilhas, sistemas e produtividade.',
        pictureUrl: coverOf('green'),
      },
    ],
  },
} satisfies Meta<typeof SchoolTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'w360' } } };

/** Where pictures do not come, such as from a brand that was delivered before they were drawn. */
export const WithoutPictures: Story = {
  args: { schools: meta.args.schools.map(({ key, name, text }) => ({ key, name, text })) },
};

export const LongText: Story = {
  args: {
    schools: meta.args.schools.map((school) => ({
      ...school,
      name: 'Desenvolvimento institucional e responsabilidade socioambiental',
      text: 'Procedimentos internacionais, conversas difíceis e uma frase que precisa de mais de uma linha.',
    })),
  },
};
