import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
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
