import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './number-field.keyboard.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  title: 'Components/Forms/Number field',
  component: NumberField,
  args: { label: 'Número', name: 'addressNumber' },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={sheet}>
      <NumberField label="Número" />
      <NumberField label="Número" defaultValue={0} />
      <NumberField label="Matrícula" hint="Está no seu crachá." defaultValue={48213} />
      <NumberField label="Número" defaultValue={-3} error="Use zero ou mais." />
      <NumberField label="Número" defaultValue={120} disabled />
    </div>
  ),
};

export const RefusesLetters: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Número' });
    await userEvent.tab();
    await userEvent.keyboard('1e2-a');
    await expect(field).toHaveValue(12);
  },
};

/** The whole keyboard table; the looks are those of the others. What the browser does with a key is left to it. */
export const Keyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Número' });
    const isLeftToTheBrowser = async (keys: readonly string[]) => {
      for (const key of keys) await expect(fireEvent.keyDown(field, { key })).toBe(true);
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(field).toHaveFocus();
      },
      '0–9': async () => {
        await userEvent.keyboard('4e-7');
        await expect(field).toHaveValue(47);
        await expect(args.onValueChange).toHaveBeenLastCalledWith('47');
      },
      Backspace: async () => {
        await userEvent.keyboard('{Backspace}');
        await expect(field).toHaveValue(4);
      },
      'ArrowUp, ArrowDown': () => isLeftToTheBrowser(['ArrowUp', 'ArrowDown']),
      'Home, End, ArrowLeft, ArrowRight': () =>
        isLeftToTheBrowser(['Home', 'End', 'ArrowLeft', 'ArrowRight']),
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(field).not.toHaveFocus();
      },
    });
  },
};
