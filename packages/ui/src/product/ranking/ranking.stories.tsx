import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { portraitOf } from '../story-covers.ts';
import { keyboard } from './ranking.keyboard.ts';
import { Ranking, type RankingRow } from './ranking.tsx';
import { RankingSkeleton } from './ranking-skeleton.tsx';

const names = ['Bruno Lima', 'Ana Beatriz Souza', 'Carla Menezes', 'João Pedro Lima', 'Zé'];
const hues = ['teal', 'plum', 'amber'] as const;
const places = (count: number, ownPlace = 2): RankingRow[] =>
  Array.from({ length: count }, (_, at) => {
    const hue = hues[at % 4];
    return {
      id: at,
      position: at + 1,
      name: names[at % names.length] ?? '',
      photoUrl: hue && portraitOf(hue),
      score: `${(980 - 3 * at).toLocaleString('pt-BR')} pontos`,
      isSelf: at + 1 === ownPlace,
    };
  });

const meta = {
  title: 'Product/Ranking',
  component: Ranking,
  args: { label: 'Ranking de engajamento', rows: places(5) },
} satisfies Meta<typeof Ranking>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A few, the own place after those that are shown, long names with large scores on one place, and on its way. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        gap: 32,
      }}
    >
      <Ranking {...args} label="Poucas pessoas" />
      <Ranking {...args} label="Depois das primeiras" atFirst={3} rows={places(300, 147)} />
      <Ranking
        {...args}
        label="Nomes longos"
        rows={[1, 1, 1250].map((position, at) => ({
          id: at,
          position,
          name: 'Maria Aparecida do Nascimento Albuquerque Cavalcanti de Oliveira',
          score: '1.234.567,8 pontos',
          isSelf: at === 2,
        }))}
      />
      <RankingSkeleton count={4} />
    </div>
  ),
};

/** The first press shows more places, the last one takes them back; the focus stays on the button, and the own row is always there. */
export const Keyboard: Story = {
  args: { rows: places(62, 61) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Ver mais 50 pessoas' });
    const count = () => canvas.getAllByRole('listitem').length;
    const own = () =>
      canvas.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Você'));
    await expect(count()).toBe(11);
    await expect(own()).toHaveLength(1);
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(button).toHaveFocus();
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(count()).toBe(61);
        await expect(button).toHaveAccessibleName('Ver mais 2 pessoas');
        await expect(button).toHaveFocus();
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(count()).toBe(62);
        await expect(own()).toHaveLength(1);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard(' ');
        await expect(count()).toBe(11);
        await expect(button).toHaveFocus();
      },
      'Shift+Tab': async () => {
        await userEvent.tab({ shift: true });
        await expect(button).not.toHaveFocus();
      },
    });
  },
};
