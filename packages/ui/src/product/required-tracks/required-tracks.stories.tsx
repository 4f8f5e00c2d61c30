import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { coverOf } from '../story-covers.ts';
import { keyboard } from './required-tracks.keyboard.ts';
import { RequiredTracks } from './required-tracks.tsx';

const tracks = [
  {
    id: 1,
    title: 'Boas-vindas à companhia',
    href: '#1',
    imageUrl: coverOf('indigo'),
    finishedCourses: 3,
    totalCourses: 7,
  },
  {
    id: 2,
    title: 'Segurança da informação',
    href: '#2',
    imageUrl: coverOf('teal', 'steps'),
    finishedCourses: 0,
    totalCourses: 4,
  },
  {
    id: 3,
    title: 'Código de conduta',
    href: '#3',
    finishedCourses: 0,
    totalCourses: 2,
    closedReason: 'Conclua “Boas-vindas à companhia” para liberar esta trilha.',
  },
];

const meta = {
  title: 'Product/Required tracks',
  component: RequiredTracks,
  args: { school: 'Corporativa', tracks },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: 720 }}>
        <h1>Início</h1>
        <h2>Trilhas obrigatórias pendentes</h2>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof RequiredTracks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One track at first; 'Ver mais trilhas' reveals the rest and then reads 'Ver menos trilhas' (DASH-05). */
export const Default: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    const more = canvas.getByRole('button', { name: 'Ver mais trilhas' });
    const list = canvas.getByRole('list', { name: 'Trilhas obrigatórias de Corporativa' });
    await expect(more).toHaveAttribute('aria-controls', list.id);
    await expect(more.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(more);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver menos trilhas' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const One: Story = { args: { tracks: tracks.slice(0, 1) } };
export const Blocked: Story = { args: { tracks: tracks.slice(2) } };

export const LongText: Story = {
  args: {
    tracks: tracks.slice(0, 1).map((track) => ({
      ...track,
      title:
        'Procedimentos internacionais de responsabilidade socioambiental e desenvolvimento institucional',
    })),
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Ver mais trilhas' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Boas-vindas à companhia' })).toHaveFocus();
        await userEvent.tab({ shift: true });
      },
      Enter: async () => {
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getAllByRole('article')).toHaveLength(3);
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getAllByRole('article')).toHaveLength(1);
      },
      Space: async () => {
        await userEvent.keyboard(' ');
        await expect(canvas.getAllByRole('article')).toHaveLength(3);
      },
    });
  },
};
