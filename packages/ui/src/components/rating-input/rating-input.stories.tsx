import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sheet } from '../../internal/sheet.ts';
import { everyRow } from '../../testing/every-row.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { keyboard } from './rating-input.keyboard.ts';
import { RatingInput } from './rating-input.tsx';

const meta = {
  title: 'Components/Forms/Rating input',
  component: RatingInput,
  args: { label: 'Sua avaliação', onValueChange: fn() },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div style={sheet}>
      <RatingInput label="Nenhuma, com erro" error="Selecione entre uma e cinco estrelas." required />
      {[1, 2, 3, 4, 5].map((stars) => (
        <RatingInput key={stars} label={`Nota ${stars}`} defaultValue={stars} />
      ))}
      <RatingInput label="Já enviada" defaultValue={4} disabled />
      <div>
        <RatingInput label="Abaixo de quatro" defaultValue={3} />
        <TextArea label="Mensagem" required error="Deixe uma mensagem" />
      </div>
    </div>
  ),
};

/** A shorter scale has fewer stars (FORMS-17). */
export const ShorterScale: Story = {
  args: { most: 3, defaultValue: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(3);
  },
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

/** The whole keyboard table; the looks are those of the others. */
export const Keyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args }) => {
    const radio = (label: RegExp | string) => within(canvasElement).getByRole('radio', { name: label });
    const isChosen = async (label: RegExp | string) => {
      await expect(radio(label)).toHaveFocus();
      await expect(radio(label)).toBeChecked();
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(radio('1 estrela')).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await isChosen('1 estrela');
      },
      'ArrowDown, ArrowRight': async () => {
        await userEvent.keyboard('{ArrowDown}');
        await isChosen('2 estrelas');
        await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
        await isChosen('5 estrelas');
        await userEvent.keyboard('{ArrowRight}');
        await isChosen('1 estrela');
      },
      'ArrowUp, ArrowLeft': async () => {
        await userEvent.keyboard('{ArrowUp}');
        await isChosen('5 estrelas');
        await userEvent.keyboard('{ArrowLeft}');
        await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
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
