import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  CertificateIcon,
  DurationIcon,
  EventIcon,
  PlaceIcon,
  UsersIcon,
} from '../../components/icon/icons.ts';
import { TextLink } from '../../components/text-link/text-link.tsx';
import { EventFacts } from './event-facts.tsx';

const meta = {
  title: 'Product/Event facts',
  component: EventFacts,
  args: {
    facts: [
      { label: 'Quando', icon: <EventIcon />, value: 'De 14 a 15 de março', detail: '2 encontros' },
      {
        label: 'Onde',
        icon: <PlaceIcon />,
        value: 'Auditório São Paulo',
        detail: (
          <TextLink href="#mapa" opens="new tab">
            Ver no mapa
          </TextLink>
        ),
      },
      { label: 'Vagas', icon: <UsersIcon />, value: '58 vagas de 80' },
      { label: 'Carga horária', icon: <DurationIcon />, value: '8 h' },
      { label: 'Certificado', icon: <CertificateIcon />, value: 'Com certificado' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Quando',
      'Onde',
      'Vagas',
      'Carga horária',
      'Certificado',
    ]);
    await expect(canvas.getByRole('link', { name: /^Ver no mapa/ })).toHaveAttribute('target', '_blank');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    facts: [
      {
        label: 'Quando',
        icon: <EventIcon />,
        value: 'De 30 de dezembro de 2026 a 2 de janeiro de 2027',
        detail: 'Inscrições abertas até sexta-feira, às 23h59',
      },
      {
        label: 'Onde',
        icon: <PlaceIcon />,
        value: 'Centro Integrado de Treinamento e Desenvolvimento Institucional, bloco B, 3º andar, sala 312',
      },
      { label: 'Vagas', icon: <UsersIcon />, value: '1.204 vagas de 12.000' },
    ],
  },
};
