import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { heard, heardNow } from '../../testing/heard.ts';
import { keyboard } from './stepper.keyboard.ts';
import { Stepper } from './stepper.tsx';

const onboarding = (done: number) =>
  Array.from({ length: 8 }, (_, index) => ({
    label: `Etapa ${index + 1}`,
    done: index < done,
  }));
const questions = Array.from({ length: 12 }, (_, index) => ({
  label: `Questão ${index + 1}`,
  done: [0, 1, 2, 5].includes(index),
}));

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Etapas', steps: onboarding(2), value: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** First, middle, last; with and without jumping; numbered questions. */
export const States: Story = {
  tags: ['one-brand'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Stepper label="Primeira" steps={onboarding(0)} value={0} />
      <Stepper label="No meio" steps={onboarding(4)} value={4} />
      <Stepper label="Última" steps={onboarding(7)} value={7} />
      <Stepper label="Com saltos" steps={onboarding(4)} value={4} onValueChange={fn()} />
      <Stepper label="Questões" steps={questions} value={3} variant="numbers" onValueChange={fn()} />
      <Stepper label="Questões sem saltos" steps={questions.slice(0, 5)} value={3} variant="numbers" />
    </div>
  ),
};

export const JumpsByKeyboard: Story = {
  args: { label: 'Questões', steps: questions, value: 3, variant: 'numbers', onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Questão 4', current: 'step' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Questão 1, concluída' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(0);
  },
};

/** The open step is said when it has become another one, and not before. */
export const SaysTheStep: Story = {
  args: { label: 'Etapas', steps: onboarding(2), value: undefined, defaultValue: 2 },
  play: async ({ canvasElement }) => {
    await expect(heardNow()).not.toContain('Etapa 3 de 8');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Etapa 4' }));
    await heard('Etapa 4 de 8: Etapa 4');
    await expect(within(canvasElement).getByRole('button', { current: 'step' })).toHaveAccessibleName(
      'Etapa 4',
    );
  },
};

export const Keyboard: Story = {
  args: { label: 'Questões', steps: questions, value: undefined, defaultValue: 3, variant: 'numbers' },
  play: async ({ canvasElement }) => {
    const step = (name: string) => within(canvasElement).getByRole('button', { name });
    await everyRow(keyboard, {
      Tab: async () => {
        for (const name of ['Questão 1, concluída', 'Questão 2, concluída']) {
          await userEvent.tab();
          await expect(step(name)).toHaveFocus();
        }
      },
      'Enter, Space': async () => {
        for (const [key, name, place] of [
          ['{Enter}', 'Questão 4', 4],
          [' ', 'Questão 5', 5],
        ] as const) {
          step(name).focus();
          await userEvent.keyboard(key === '{Enter}' ? key : ' ');
          await expect(step(name)).toHaveAttribute('aria-current', 'step');
          await expect(step(name)).toHaveFocus();
          if (place === 5) await heard('Etapa 5 de 12: Questão 5');
        }
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(step('Questão 4')).toHaveFocus();
      },
    });
  },
};
