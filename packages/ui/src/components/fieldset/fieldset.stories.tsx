import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NumberField } from '../number-field/number-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Fieldset } from './fieldset.tsx';

const meta = {
  title: 'Components/Forms/Fieldset',
  component: Fieldset,
  args: {
    label: 'Endereço',
    hint: 'Preenchido pelo CEP; confira o número.',
    children: (
      <>
        <TextField label="Rua" defaultValue="Rua Barão de Jaguara" />
        <NumberField label="Número" defaultValue={1481} />
        <TextField label="Bairro" defaultValue="Centro" />
        <TextField label="Cidade" defaultValue="Campinas" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Endereço' });
    await expect(group).toHaveAccessibleDescription('Preenchido pelo CEP; confira o número.');
  },
};

/** Disabled as a whole, and wrong as a whole. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Fieldset {...args} disabled />
      <Fieldset {...args} error="Informe um e-mail, ou todos os outros dados." />
    </div>
  ),
};
