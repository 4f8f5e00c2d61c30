import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Scheme } from '../../theme/theme-scope.variants.ts';
import { SchemeSwitch, type SchemeSwitchProps } from './scheme-switch.tsx';
import { SegmentedControl } from './segmented-control.tsx';

function Stateful(props: SchemeSwitchProps) {
  const [scheme, setScheme] = useState<Scheme>(props.value);
  return (
    <SchemeSwitch
      {...props}
      value={scheme}
      onValueChange={(next) => {
        props.onValueChange(next);
        setScheme(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/Segmented control',
  component: SchemeSwitch,
  args: { value: 'system', onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Stateful value="light" onValueChange={fn()} />
      <Stateful value="dark" content="icon" onValueChange={fn()} words={{ label: 'Aparência, só ícones' }} />
      <SegmentedControl
        label="Mostrar"
        value="all"
        onValueChange={fn()}
        segments={[
          { value: 'all', label: 'Todos' },
          { value: 'selected', label: 'Selecionados' },
        ]}
      />
      <SegmentedControl
        label="Indisponível"
        value="all"
        disabled
        onValueChange={fn()}
        segments={[
          { value: 'all', label: 'Todos' },
          { value: 'selected', label: 'Selecionados' },
        ]}
      />
    </div>
  ),
};

export const ArrowsChoose: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
    await expect(within(canvasElement).getByRole('radio', { name: 'Escura' })).toBeChecked();
  },
};
