import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider } from '../../components/link-provider/link-provider.tsx';
import { everyRow } from '../../testing/every-row.ts';
import { keyboard } from './class-choice.keyboard.ts';
import { ClassChoice, type ClassChoiceItem } from './class-choice.tsx';
import { type ClassState, classStates } from './class-choice.variants.ts';

const seats: Partial<Record<ClassState, string>> = {
  open: '58 vagas de 80',
  enrolled: '28 vagas de 60',
  full: 'Nenhuma vaga de 12',
};

const items = classStates.map(
  (state, at): ClassChoiceItem => ({
    id: at + 1,
    name: `Turma ${at + 1}`,
    href: `#turma-${at + 1}`,
    when: `De ${14 + at} a ${15 + at} de março`,
    place: 'Auditório São Paulo',
    seats: seats[state],
    state,
  }),
);

const meta = {
  title: 'Product/Class choice',
  component: ClassChoice,
  args: { label: 'Turmas', items, currentId: 1 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClassChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A class in each state; the first is the one that the page shows. */
export const States: Story = {
  tags: ['one-brand'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Turma 1');
    for (const state of ['Matrícula feita', 'Esgotada', 'Encerrada', 'Inscrições fechadas'])
      await expect(canvas.getByText(state)).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    items: items.slice(1, 3).map((item) => ({
      ...item,
      name: `${item.name} para multiplicadores do Centro de Desenvolvimento Institucional`,
      when: 'De 30 de dezembro de 2026 a 2 de janeiro de 2027',
      place: 'Centro Integrado de Treinamento e Desenvolvimento, bloco B, 3º andar, sala 312',
    })),
  },
};

/** Chosen by a press, a class is asked of the page, which stays where it is; with a modifier key it is the browser's link. */
export const Chosen: Story = {
  args: { onChoose: fn() },
  play: async ({ args, canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole('link');
    if (second) await userEvent.click(second);
    await expect(args.onChoose).toHaveBeenCalledWith('#turma-2');
    await expect(second).toHaveFocus();
  },
};

const navigate = fn();

export const Keyboard: Story = {
  render: (args) => (
    <LinkProvider owns={() => true} navigate={navigate}>
      <ClassChoice {...args} />
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const [first, second] = within(canvasElement).getAllByRole('link');
    await everyRow(keyboard, {
      Tab: async () => {
        first?.focus();
        await userEvent.tab();
        await expect(second).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(first).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(navigate.mock.calls).toEqual([['#turma-2']]);
      },
    });
  },
};
