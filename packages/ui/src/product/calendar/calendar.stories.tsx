import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { everyRow } from '../../testing/every-row.ts';
import { type AgendaDay, AgendaList } from './agenda-list.tsx';
import { keyboard } from './calendar.keyboard.ts';
import { calendarKinds } from './calendar.variants.ts';
import { MonthGrid, type MonthGridProps } from './month-grid.tsx';
import { agenda, emptyWeeks, weekdays, weeks } from './story-month.ts';

const meta = {
  title: 'Product/Calendar',
  component: MonthGrid,
  args: { label: 'março de 2026', weekdays, weeks, today: '2026-03-02', defaultValue: '2026-03-12' },
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One entry of each kind. */
const kinds: AgendaDay = {
  date: '2026-03-20',
  title: 'Sexta-feira, 20 de março',
  items: calendarKinds.map((kind) => ({
    id: kind,
    kind,
    kindName: kind,
    title: kind,
    href: `#${kind}`,
    time: 'às 9h',
  })),
};
const nothing: AgendaDay = { date: '2026-03-21', title: 'Sábado, 21 de março', items: [] };

const box = (maxInlineSize: number) => ({ maxInlineSize });

/** With room and without, with nothing on any day, and what is on some days in a list. */
export const States: Story = {
  tags: ['one-brand'],
  render: (args) => (
    <main style={{ display: 'grid', gap: 32 }}>
      <h1>Agenda</h1>
      <div style={box(960)}>
        <h2>With room</h2>
        <MonthGrid {...args} />
      </div>
      <div style={box(328)}>
        <h2>Narrow</h2>
        <MonthGrid {...args} label="março de 2026, estreito" />
      </div>
      <div style={box(328)}>
        <h2>Nothing on any day</h2>
        <MonthGrid {...args} label="março de 2026, vazio" weeks={emptyWeeks} />
      </div>
      <div style={{ maxInlineSize: 720 }}>
        <h2>Day by day</h2>
        <AgendaList days={[...agenda, kinds, nothing]} none="Nada marcado neste dia." />
      </div>
    </main>
  ),
};

/** A month that shows whatever keys choose, here of March alone. */
function Chosen(args: MonthGridProps) {
  const [date, setDate] = useState('2026-03-12');
  return (
    <main>
      <h1>Agenda</h1>
      <MonthGrid {...args} value={date} onValueChange={setDate} />
      <output>{date}</output>
    </main>
  );
}

export const Keyboard: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const says = async (date: string) => {
      await expect(canvas.getByRole('status')).toHaveTextContent(date);
      const name = `dia ${Number(date.slice(8))} do mês ${Number(date.slice(5, 7))}`;
      await expect(canvas.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveFocus();
    };
    await everyRow(keyboard, {
      Tab: async () => {
        await userEvent.tab();
        await says('2026-03-12');
      },
      'ArrowRight, ArrowLeft': async () => {
        await userEvent.keyboard('{ArrowRight}');
        await says('2026-03-13');
        await userEvent.keyboard('{ArrowLeft}');
        await says('2026-03-12');
      },
      'ArrowDown, ArrowUp': async () => {
        await userEvent.keyboard('{ArrowDown}');
        await says('2026-03-19');
        await userEvent.keyboard('{ArrowUp}');
        await says('2026-03-12');
      },
      'Home, End': async () => {
        await userEvent.keyboard('{Home}');
        await says('2026-03-08');
        await userEvent.keyboard('{End}');
        await says('2026-03-14');
      },
      'PageDown, PageUp': async () => {
        // Another month: whoever owns the value would show it, and this one keeps March.
        await userEvent.keyboard('{PageDown}');
        await expect(canvas.getByRole('status')).toHaveTextContent('2026-04-14');
        await userEvent.keyboard('{PageUp}');
        await expect(canvas.getByRole('status')).toHaveTextContent('2026-02-14');
      },
      'Enter, Space': async () => {
        const day = canvas.getByRole('button', { name: /^dia 9 do mês 3/ });
        day.focus();
        await userEvent.keyboard('{Enter}');
        await says('2026-03-09');
        await userEvent.keyboard(' ');
        await says('2026-03-09');
      },
    });
  },
};
