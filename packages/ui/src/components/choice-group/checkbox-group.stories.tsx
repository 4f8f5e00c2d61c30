import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { heard } from '../../testing/heard.ts';
import { keyboard } from './checkbox-group.keyboard.ts';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = ['Atendimento', 'Liderança', 'Inovação', 'Finanças', 'Bem-estar'].map((label) => ({
  value: label,
  label,
}));

const meta = {
  title: 'Components/Forms/Checkbox group',
  component: CheckboxGroup,
  args: { label: 'Assuntos', options },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={sheet}>
      <CheckboxGroup label="Assuntos" options={options} defaultValue={['Liderança']} />
      <CheckboxGroup label="Assuntos" options={options} max={2} defaultValue={['Liderança', 'Finanças']} />
      <CheckboxGroup label="Assuntos" options={options} error="Escolha ao menos um assunto." required />
      <CheckboxGroup label="Assuntos" options={options} disabled defaultValue={['Inovação']} />
      <CheckboxGroup
        label="Quais estão certas?"
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
    await heard(/Limite de 2 atingido/);
    await expect(canvas.getByText(/Limite de 2 atingido/)).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Atendimento']);
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { max: 1, onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const box = (name: string) => within(canvasElement).getByRole('checkbox', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(box('Atendimento')).toHaveFocus();
        await userEvent.tab();
        await expect(box('Liderança')).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(args.onValueChange).toHaveBeenLastCalledWith(['Liderança']);
        await userEvent.tab();
        await userEvent.keyboard(' ');
        await expect(box('Inovação')).not.toBeChecked();
        await heard(/Limite de 1 atingido/);
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(box('Liderança')).toHaveFocus();
        await userEvent.keyboard(' ');
        await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
      },
    });
  },
};

/** ARIA knows no requirement on a group, so its name says it. */
export const SaysThatItIsRequired: Story = {
  args: { required: true, error: 'Escolha ao menos um assunto.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Assuntos obrigatório' });
    await expect(group).toHaveAccessibleDescription('Escolha ao menos um assunto.');
    await expect(group).not.toHaveAttribute('aria-required');
    await expect(canvasElement.querySelector(':required')).toBeNull();
  },
};

const heldByTheForm = fn();

function Registered() {
  const { register, setValue, reset } = useForm({
    defaultValues: { subjects: ['Atendimento', 'Liderança'] },
  });
  const { ref, ...field } = register('subjects');
  return (
    <form>
      <CheckboxGroup
        label="Assuntos"
        options={options}
        inputRef={ref}
        {...field}
        max={2}
        onValueChange={heldByTheForm}
      />
      <button type="button" onClick={() => setValue('subjects', ['Finanças'])}>
        Sugerir
      </button>
      <button type="button" onClick={() => reset()}>
        Desfazer
      </button>
    </form>
  );
}

/** The form's code owns the boxes: what it ticks counts towards the limit, and is told with the next change. */
export const InAForm: Story = {
  render: () => <Registered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(canvas.getByText(/Limite de 2 atingido/)).toBeVisible();
    await userEvent.click(box('Inovação'));
    await expect(box('Inovação')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Sugerir' }));
    await expect(canvas.queryByText(/Limite de 2 atingido/)).toBeNull();
    await userEvent.click(box('Inovação'));
    await expect(heldByTheForm).toHaveBeenLastCalledWith(['Inovação', 'Finanças']);
    await expect(box('Liderança')).toHaveAccessibleDescription(/Limite de 2 atingido/);
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer' }));
    await expect(box('Liderança')).toBeChecked();
    await expect(box('Finanças')).toHaveAccessibleDescription(/Limite de 2 atingido/);
    box('Finanças').closest('form')?.reset();
    await waitFor(() => expect(canvas.queryByText(/Limite de 2 atingido/)).toBeNull());
    await userEvent.click(box('Atendimento'));
    await expect(heldByTheForm).toHaveBeenLastCalledWith(['Atendimento']);
  },
};
