import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

function Stateful(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/Quantity stepper',
  component: QuantityStepper,
  args: { label: 'Quantidade de Caneca Decola', value: 2, max: 5, onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One, one that can be removed, all that is in stock, disabled. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Stateful {...args} label="Um" value={1} />
      <Stateful {...args} label="Um, removível" value={1} onRemove={fn()} />
      <Stateful {...args} label="Tudo" value={5} />
      <Stateful {...args} label="Indisponível" value={3} disabled />
    </div>
  ),
};

export const CountsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const spin = within(canvasElement).getByRole('spinbutton', { name: 'Quantidade de Caneca Decola' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(spin).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(spin).toHaveAttribute('aria-valuenow', '3');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(spin).toHaveAttribute('aria-valuenow', '5');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(spin).toHaveAttribute('aria-valuenow', '1');
  },
};
