import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { heard } from '../../testing/heard.ts';
import { keyboard } from './chip.keyboard.ts';
import { Chip } from './chip.tsx';
import { ChipGroup } from './chip-group.tsx';

const onPressed = fn();

const options = [
  'Atendimento',
  'Liderança',
  'Inovação',
  'Finanças',
  'Bem-estar',
  'Tecnologia',
  'Empreendedorismo',
].map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Forms/Chip group',
  component: ChipGroup,
  args: { label: 'Escolas', options, defaultValue: ['Liderança'], onValueChange: fn() },
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One line that scrolls, several lines, counts, full, disabled. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ChipGroup {...args} />
      <ChipGroup {...args} label="Interesses" overflow="wrap" defaultValue={['Atendimento', 'Inovação']} />
      <ChipGroup
        {...args}
        label="Com contagem"
        overflow="wrap"
        options={options.map((option, index) => ({ ...option, count: 12 - index }))}
      />
      <ChipGroup {...args} label="Cheio" overflow="wrap" max={2} defaultValue={['Liderança', 'Finanças']} />
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Atendimento', 'Liderança'], 'Atendimento');
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
    defaultValue: options.slice(0, 4).map((each) => each.value),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bem-estar' }));
    await heard(/Limite de 5 atingido/);
    await expect(canvas.getByText(/Limite de 5 atingido/)).toBeVisible();
    await userEvent.tab();
    const refused = canvas.getByRole('button', { name: 'Tecnologia' });
    await expect(refused).toHaveFocus();
    await expect(refused).toHaveAccessibleDescription(/Limite de 5 atingido/);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { defaultValue: [] },
  play: async ({ canvasElement, args }) => {
    const chip = (name: string) => within(canvasElement).getByRole('button', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(chip('Atendimento')).toHaveFocus();
        await userEvent.tab();
        await expect(chip('Liderança')).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(chip('Liderança')).toHaveAttribute('aria-pressed', 'true');
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(chip('Liderança')).toHaveAttribute('aria-pressed', 'false');
        await expect(args.onValueChange).toHaveBeenLastCalledWith([], 'Liderança');
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(chip('Atendimento')).toHaveFocus();
      },
    });
  },
};

/** A chip by itself keeps its own state; another is led from outside and only asks. */
export const Alone: Story = {
  render: () => (
    <>
      <Chip defaultPressed>Só meus</Chip>
      <Chip pressed={false} onPressedChange={onPressed}>
        Novos
      </Chip>
    </>
  ),
  play: async ({ canvasElement }) => {
    const chip = (name: string) => within(canvasElement).getByRole('button', { name });
    await userEvent.click(chip('Só meus'));
    await expect(chip('Só meus')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip('Novos'));
    await expect(onPressed).toHaveBeenLastCalledWith(true);
    await expect(chip('Novos')).toHaveAttribute('aria-pressed', 'false');
  },
};
