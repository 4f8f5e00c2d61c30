import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { RadioGroup } from './radio-group.tsx';

const methods = [
  { value: 'email', label: 'Por e-mail', hint: 'Enviamos um endereço para criar outra senha.' },
  { value: 'identity', label: 'Por dados pessoais', hint: 'Confirme alguns dados do seu cadastro.' },
  { value: 'support', label: 'Falar com o suporte' },
];

const answers = [
  { value: 'a', label: 'Ouvir o cliente até o fim antes de oferecer uma solução' },
  { value: 'b', label: 'Oferecer um desconto de imediato' },
  { value: 'c', label: 'Chamar o gerente' },
];

const meta = {
  title: 'Components/Forms/Radio group',
  component: RadioGroup,
  args: { legend: 'Como quer recuperar a senha?', options: methods },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** None, selected, error, disabled; as cards: none, selected, judged. */
export const States: Story = {
  render: () => (
    <div style={sheet}>
      <RadioGroup legend="Recuperar a senha" options={methods} />
      <RadioGroup legend="Recuperar a senha" options={methods} defaultValue="identity" />
      <RadioGroup legend="Recuperar a senha" options={methods} error="Escolha uma forma." required />
      <RadioGroup legend="Recuperar a senha" options={methods} defaultValue="email" disabled />
      <RadioGroup legend="O que fazer primeiro?" options={answers} variant="card" />
      <RadioGroup legend="O que fazer primeiro?" options={answers} variant="card" defaultValue="b" />
      <RadioGroup
        legend="O que fazer primeiro?"
        variant="card"
        defaultValue="b"
        disabled
        options={answers.map((answer) =>
          answer.value === 'a'
            ? { ...answer, mark: 'correct' as const }
            : answer.value === 'b'
              ? { ...answer, mark: 'wrong' as const }
              : answer,
        )}
      />
    </div>
  ),
};

export const ArrowsChoose: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Como quer recuperar a senha?' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Por dados pessoais/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
