import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChipGroup, type ChipGroupProps } from './chip.tsx';

const options = [
  'Atendimento',
  'Liderança',
  'Inovação',
  'Finanças',
  'Bem-estar',
  'Tecnologia',
  'Empreendedorismo',
].map((label) => ({ value: label, label }));

function Stateful(props: ChipGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ChipGroup
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/Chip group',
  component: ChipGroup,
  args: { label: 'Escolas', options, value: ['Liderança'], onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One line that scrolls, several lines, counts, full, disabled. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ChipGroup {...args} />
      <ChipGroup {...args} label="Interesses" overflow="wrap" value={['Atendimento', 'Inovação']} />
      <ChipGroup
        {...args}
        label="Com contagem"
        overflow="wrap"
        options={options.map((option, index) => ({ ...option, count: 12 - index }))}
      />
      <ChipGroup {...args} label="Cheio" overflow="wrap" max={2} value={['Liderança', 'Finanças']} />
      <ChipGroup
        {...args}
        label="Indisponíveis"
        overflow="wrap"
        options={options.map((option) => ({ ...option, disabled: true }))}
      />
    </div>
  ),
};

export const TogglesByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Atendimento', 'Liderança']);
    await expect(
      within(canvasElement).getByRole('button', { name: 'Atendimento', pressed: true }),
    ).toHaveFocus();
  },
};

/** After five interests the others refuse, stay reachable and say why. */
export const RefusesPastItsMax: Story = {
  args: {
    label: 'Interesses',
    overflow: 'wrap',
    max: 5,
    value: options.slice(0, 4).map((each) => each.value),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bem-estar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Limite de 5 atingido/);
    await userEvent.tab();
    const refused = canvas.getByRole('button', { name: 'Tecnologia' });
    await expect(refused).toHaveFocus();
    await expect(refused).toHaveAccessibleDescription(/Limite de 5 atingido/);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};
