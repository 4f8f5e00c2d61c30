import type { AgendaDay } from './agenda-list.tsx';
import { daysLater } from './month-days.ts';
import type { MonthDay, MonthEntry } from './month-grid.tsx';

const long = 'Congresso internacional de responsabilidade socioambiental e desenvolvimento institucional';

const entries: Record<string, readonly MonthEntry[]> = {
  '2026-03-02': [{ id: 1, kind: 'event', title: 'Mutirão de planilhas', hour: '9h' }],
  '2026-03-09': [
    { id: 2, kind: 'event', title: 'Semana da segurança', hour: '9h' },
    { id: 3, kind: 'training', title: 'Brigada de emergência', hour: '14h' },
  ],
  '2026-03-12': [
    { id: 4, kind: 'event', title: long, hour: '8h30' },
    { id: 5, kind: 'training', title: 'Brigada de emergência', hour: '9h' },
    { id: 6, kind: 'training', title: 'Libras para o atendimento', hour: '14h' },
    { id: 7, kind: 'event', title: 'Feira de carreiras', hour: '19h' },
  ],
  '2026-04-01': [{ id: 8, kind: 'training', title: 'Brigada de emergência', hour: '9h' }],
};

const dayOf = (date: string): MonthDay => ({
  date,
  name: `dia ${Number(date.slice(8))} do mês ${Number(date.slice(5, 7))}`,
  isOutside: !date.startsWith('2026-03'),
  entries: entries[date] ?? [],
});

/** March 2026, which is five weeks. */
export const weeks = [0, 7, 14, 21, 28].map((week) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => dayOf(daysLater('2026-03-01', week + day))),
);

export const emptyWeeks = weeks.map((week) => week.map((day) => ({ ...day, entries: [] })));

export const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'].map(
  (name) => ({
    name,
    letters: name.slice(0, 3),
  }),
);

export const agenda: readonly AgendaDay[] = [
  {
    date: '2026-03-02',
    title: 'Hoje',
    items: [
      {
        id: 1,
        kind: 'event',
        kindName: 'Evento',
        title: 'Mutirão de planilhas',
        href: '#1',
        time: 'das 9h às 12h',
        location: 'Laboratório 2',
        state: 'Presença registrada',
      },
    ],
  },
  {
    date: '2026-03-12',
    title: 'Qui., 12 de março',
    items: [
      {
        id: 2,
        kind: 'event',
        kindName: 'Evento',
        title: long,
        href: '#2',
        time: 'das 22h às 2h de sexta-feira',
      },
      {
        id: 3,
        kind: 'training',
        kindName: 'Treinamento',
        title: 'Brigada de emergência',
        href: '#3',
        time: 'às 9h',
      },
    ],
  },
];
