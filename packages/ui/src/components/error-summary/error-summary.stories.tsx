import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { id: 'summary-name', message: 'Informe o nome.' },
  { id: 'summary-email', message: 'Informe um e-mail válido, como ana@empresa.com.br.' },
];

const meta = {
  title: 'Components/Forms/Error summary',
  component: ErrorSummary,
  args: { title: 'Confira 2 campos antes de continuar.', errors },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary {...args} />
      <Fieldset legend="Seus dados">
        <TextField id="summary-name" label="Nome" error={errors[0]?.message} />
        <TextField id="summary-email" label="E-mail" error={errors[1]?.message} />
      </Fieldset>
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LeadsToTheField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
