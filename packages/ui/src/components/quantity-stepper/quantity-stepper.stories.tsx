import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { heard, heardNow, silence } from '../../testing/heard.ts';
import { keyboard } from './quantity-stepper.keyboard.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  title: 'Components/Forms/Quantity stepper',
  component: QuantityStepper,
  args: { label: 'Quantidade de Caneca Decola', defaultValue: 2, max: 5, onValueChange: fn() },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One, one that can be removed, all that is in stock, disabled. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <QuantityStepper {...args} label="Um" defaultValue={1} />
      <QuantityStepper {...args} label="Um, removível" defaultValue={1} onRemove={fn()} />
      <QuantityStepper {...args} label="Tudo" defaultValue={5} />
      <QuantityStepper {...args} label="Indisponível" defaultValue={3} disabled />
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

/** The focus is on a button, so the new count is said; on the value itself it is read anyway. */
export const SaysTheNewCount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await silence();
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar' }));
    await heard('Quantidade de Caneca Decola: 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Diminuir' }));
    await heard('Quantidade de Caneca Decola: 2');
    await silence();
    canvas.getByRole('spinbutton').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '3');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(heardNow()).toBe('');
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { max: 30 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const spin = canvas.getByRole('spinbutton', { name: 'Quantidade de Caneca Decola' });
    const presses = (key: string, value: string) => async () => {
      await userEvent.keyboard(key);
      await expect(spin).toHaveAttribute('aria-valuenow', value);
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Diminuir' })).toHaveFocus();
        await userEvent.tab();
        await expect(spin).toHaveFocus();
      },
      ArrowUp: presses('{ArrowUp}', '3'),
      ArrowDown: presses('{ArrowDown}', '2'),
      PageUp: presses('{PageUp}', '12'),
      PageDown: presses('{PageDown}', '2'),
      End: presses('{End}{ArrowUp}', '30'),
      Home: presses('{Home}{ArrowDown}', '1'),
      'Enter, Space': async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Aumentar' })).toHaveFocus();
        await presses('{Enter}', '2')();
        await presses(' ', '3')();
        await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
        await heard('Quantidade de Caneca Decola: 3');
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(spin).toHaveFocus();
      },
    });
  },
};
