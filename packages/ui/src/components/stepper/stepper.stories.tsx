import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper.tsx';

const onboarding = (done: number) =>
  Array.from({ length: 8 }, (_, index) => ({
    label: `Etapa ${index + 1}`,
    state: index < done ? ('done' as const) : ('todo' as const),
  }));
const questions = Array.from({ length: 12 }, (_, index) => ({
  label: `Questão ${index + 1}`,
  state: [0, 1, 2, 5].includes(index) ? ('done' as const) : ('todo' as const),
}));

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Etapas', steps: onboarding(2), current: 2 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** First, middle, last; with and without jumping; numbered questions. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Stepper label="Primeira" steps={onboarding(0)} current={0} />
      <Stepper label="No meio" steps={onboarding(4)} current={4} />
      <Stepper label="Última" steps={onboarding(7)} current={7} />
      <Stepper label="Com saltos" steps={onboarding(4)} current={4} onStepSelect={fn()} />
      <Stepper label="Questões" steps={questions} current={3} variant="numbers" onStepSelect={fn()} />
      <Stepper label="Questões sem saltos" steps={questions.slice(0, 5)} current={3} variant="numbers" />
    </div>
  ),
};

export const JumpsByKeyboard: Story = {
  args: { label: 'Questões', steps: questions, current: 3, variant: 'numbers', onStepSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Questão 4', current: 'step' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Questão 1, concluída' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenCalledWith(0);
  },
};
