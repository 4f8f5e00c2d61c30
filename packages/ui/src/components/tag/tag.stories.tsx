import type { Meta, StoryObj } from '@storybook/react-vite';
import { CertificateIcon, DurationIcon } from '../icon/icons.ts';
import { Tag } from './tag.tsx';
import { tagTones } from './tag.variants.ts';

const meta = { title: 'Components/Data/Tag', component: Tag, args: { children: 'Liderança' } } satisfies Meta<
  typeof Tag
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          Obrigatório
        </Tag>
      ))}
      <Tag tone="positive" icon={<CertificateIcon />}>
        Com certificado
      </Tag>
      <Tag icon={<DurationIcon />}>Em andamento</Tag>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'brand',
    children: 'Desenvolvimento de lideranças em operações portuárias e retroportuárias',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}>{Story()}</div>],
};
