import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { Button } from '../button/button.tsx';
import { keyboard } from './button-group.keyboard.ts';
import { ButtonGroup } from './button-group.tsx';
import { buttonGroupAlignments, buttonGroupArrangements } from './button-group.variants.ts';

const meta = {
  title: 'Components/Actions/Button group',
  component: ButtonGroup,
  args: { label: 'Resposta', children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button variant="outline" tone="neutral">
      Anterior
    </Button>
    <Button variant="outline" tone="neutral">
      Rever
    </Button>
    <Button>Próxima</Button>
  </>
);

export const Default: Story = {
  args: { children: buttons },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Resposta' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {buttonGroupArrangements.map((arrangement) => (
        <ButtonGroup key={arrangement} label={arrangement} arrangement={arrangement}>
          {buttons}
        </ButtonGroup>
      ))}
      {buttonGroupAlignments.map((align) => (
        <ButtonGroup key={align} label={`ao ${align}`} align={align}>
          {buttons}
        </ButtonGroup>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Button variant="outline">Salvar como rascunho e continuar depois</Button>
        <Button>Enviar para o instrutor agora</Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 300 }}>{Story()}</div>],
};

const onPress = fn();

/** Every key of the table. */
export const Keyboard: Story = {
  args: {
    children: (
      <>
        <Button onClick={onPress}>Anterior</Button>
        <Button onClick={onPress}>Próxima</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await userEvent.tab();
        await expect(button('Próxima')).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(button('Anterior')).toHaveFocus();
      },
      'Enter, Space': async () => {
        await userEvent.keyboard('{Enter} ');
        await expect(onPress).toHaveBeenCalledTimes(2);
      },
    });
  },
};
