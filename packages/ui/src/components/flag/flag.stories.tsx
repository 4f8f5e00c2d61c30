import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataSvg } from '../../internal/data-svg.ts';
import { CheckIcon, LockIcon } from '../icon/icons.ts';
import { Flag, Flags } from './flag.tsx';
import { flagTones } from './flag.variants.ts';

const meta = {
  title: 'Components/Data/Flag',
  component: Flag,
  args: { tone: 'mandatory', children: 'Obrigatório' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  mandatory: 'Obrigatório',
  done: 'Concluído',
  ongoing: 'Em andamento',
  new: 'novo',
  updated: 'novo conteúdo',
  blocked: 'Bloqueado',
} as const;

const icons = { done: <CheckIcon />, blocked: <LockIcon /> };

const cover = `${dataSvg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#5b8def"/><circle cx="250" cy="40" r="90" fill="#f4b860"/><path d="M0 180 120 70l90 110z" fill="#274690"/></svg>',
)} center / cover`;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {flagTones.map((tone) => (
        <Flag key={tone} tone={tone} icon={tone in icons ? icons[tone as keyof typeof icons] : undefined}>
          {words[tone]}
        </Flag>
      ))}
    </div>
  ),
};

/** On a picture, all three at once. */
export const OnImage: Story = {
  render: () => (
    <div style={{ position: 'relative', inlineSize: 280, aspectRatio: '16 / 9', background: cover }}>
      <Flags>
        <Flag tone="mandatory">Obrigatório</Flag>
        <Flag tone="ongoing">Em andamento</Flag>
        <Flag tone="updated">novo conteúdo</Flag>
      </Flags>
    </div>
  ),
};
