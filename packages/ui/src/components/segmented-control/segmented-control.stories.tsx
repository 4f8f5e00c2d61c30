import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import { keyboard } from './segmented-control.keyboard.ts';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Components/Forms/Segmented control',
  component: SchemeSwitch,
  args: { defaultValue: 'system', onValueChange: fn() },
} satisfies Meta<typeof SchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <SchemeSwitch defaultValue="light" />
      <SchemeSwitch defaultValue="dark" content="icon" words={{ label: 'Aparência, só ícones' }} />
      <SegmentedControl
        label="Mostrar"
        segments={[
          { value: 'all', label: 'Todos' },
          { value: 'selected', label: 'Selecionados' },
        ]}
      />
      <SegmentedControl
        label="Indisponível"
        disabled
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
    await expect(within(canvasElement).getByRole('radio', { name: 'Escuro' })).toBeChecked();
  },
};

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { defaultValue: 'light', onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const radio = (label: RegExp | string) => within(canvasElement).getByRole('radio', { name: label });
    const isChosen = async (label: RegExp | string) => {
      await expect(radio(label)).toHaveFocus();
      await expect(radio(label)).toBeChecked();
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(radio('Claro')).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await isChosen('Claro');
      },
      'ArrowDown, ArrowRight': async () => {
        await userEvent.keyboard('{ArrowDown}');
        await isChosen('Escuro');
        await userEvent.keyboard('{ArrowRight}');
        await isChosen('Automático (sistema)');
        await userEvent.keyboard('{ArrowRight}');
        await isChosen('Claro');
      },
      'ArrowUp, ArrowLeft': async () => {
        await userEvent.keyboard('{ArrowUp}');
        await isChosen('Automático (sistema)');
        await userEvent.keyboard('{ArrowLeft}');
        await expect(args.onValueChange).toHaveBeenLastCalledWith('dark');
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(within(canvasElement).getByRole('radiogroup')).not.toContainElement(
          document.activeElement as HTMLElement | null,
        );
      },
    });
  },
};
