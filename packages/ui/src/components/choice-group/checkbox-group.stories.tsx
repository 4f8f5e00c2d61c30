import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = ['Atendimento', 'Liderança', 'Inovação', 'Finanças', 'Bem-estar'].map((label) => ({
  value: label,
  label,
}));

const meta = {
  title: 'Components/Forms/Checkbox group',
  component: CheckboxGroup,
  args: { legend: 'Assuntos', options },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={sheet}>
      <CheckboxGroup legend="Assuntos" options={options} defaultValue={['Liderança']} />
      <CheckboxGroup legend="Assuntos" options={options} max={2} defaultValue={['Liderança', 'Finanças']} />
      <CheckboxGroup legend="Assuntos" options={options} error="Escolha ao menos um assunto." required />
      <CheckboxGroup legend="Assuntos" options={options} disabled defaultValue={['Inovação']} />
      <CheckboxGroup
        legend="Quais estão certas?"
        options={options}
        variant="card"
        defaultValue={['Finanças']}
      />
    </div>
  ),
};

/** At the limit the others stay reachable, refuse, and say why. */
export const RefusesPastItsMax: Story = {
  args: { max: 2, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Atendimento', 'Liderança']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const refused = canvas.getByRole('checkbox', { name: 'Inovação' });
    await expect(refused).toHaveFocus();
    await expect(refused).not.toBeChecked();
    await expect(refused).toHaveAccessibleDescription(/Limite de 2 atingido/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/Limite de 2 atingido/);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Atendimento']);
  },
};
