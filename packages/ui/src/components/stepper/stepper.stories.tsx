import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
