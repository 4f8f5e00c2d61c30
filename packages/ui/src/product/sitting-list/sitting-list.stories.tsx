import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SittingList, type SittingListItem } from './sitting-list.tsx';
import { sittingStates } from './sitting-list.variants.ts';
import { sittingListWords } from './sitting-list.words.ts';
import { SittingListSkeleton } from './sitting-list-skeleton.tsx';

const whens = {
  attended: 'Seg., 16 de fevereiro, das 9h às 12h',
  missed: 'Seg., 23 de fevereiro, das 9h às 12h',
  over: 'Ontem, das 9h às 12h',
  now: 'Hoje, das 9h às 12h',
  today: 'Hoje, das 14h às 17h30',
  toCome: 'Amanhã, das 9h às 12h',
};
const days = { attended: 16, missed: 23, over: 1, now: 2, today: 2, toCome: 3 };

const items = sittingStates.map((state): SittingListItem => {
  const [month, number] = state === 'attended' || state === 'missed' ? ['fev', '02'] : ['mar', '03'];
  const padded = String(days[state]).padStart(2, '0');
  return {
    id: state,
    startDate: `2026-${number}-${padded}`,
    day: String(days[state]),
    month,
    when: whens[state],
    date: `${padded}/${number}/2026`,
    place: 'Centro de treinamento, sala 3',
    state,
  };
});

const meta = {
  title: 'Product/Sitting list',
  component: SittingList,
  args: { label: 'Encontros', items },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SittingList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where a sitting stands for the person, and the one that a QR code names (EVENT-28). */
export const States: Story = {
  tags: ['one-brand'],
  args: { currentId: 'toCome' },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(sittingStates.length);
    for (const [at, state] of sittingStates.entries())
      await expect(rows[at]).toHaveTextContent(sittingListWords.states[state]);
    const current = rows.filter((row) => row.getAttribute('aria-current') === 'true');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Encontro do código lido');
    // read out with the day of the calendar, whatever it is called today
    await expect(rows[3]).toHaveTextContent('Hoje, das 9h às 12h, 02/03/2026');
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    items: items.map((item) => ({
      ...item,
      when: `${item.when.replace(/das .*/, 'das 22h30 às 2h30 de quinta-feira')}`,
      place: 'Centro Integrado de Treinamento e Desenvolvimento Institucional, bloco B, 3º andar, sala 312',
    })),
  },
};

/** While it is on its way. */
export const Waiting: Story = { tags: ['busy'], render: () => <SittingListSkeleton aria-busy /> };
