import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { RatingInput } from './rating-input.tsx';

const meta = {
  title: 'Components/Forms/Rating input',
  component: RatingInput,
  args: { legend: 'Sua avaliação', onValueChange: fn() },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={sheet}>
      <RatingInput legend="Nenhuma, com erro" error="Selecione entre uma e cinco estrelas." required />
      {[1, 2, 3, 4, 5].map((stars) => (
        <RatingInput key={stars} legend={`Nota ${stars}`} defaultValue={stars} />
      ))}
      <RatingInput legend="Já enviada" defaultValue={4} disabled />
      <div>
        <RatingInput legend="Abaixo de quatro" defaultValue={3} />
        <TextArea label="Mensagem" required error="Deixe uma mensagem" />
      </div>
    </div>
  ),
};

export const ArrowsChoose: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
};
