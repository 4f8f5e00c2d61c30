import {
  type CalendarEntry,
  capitalized,
  type DateLike,
  tellDay,
  tellFullDay,
  tellHour,
  tellHours,
  tellMonth,
  weekdays,
  weeksOf,
} from '@student/domain';
import {
  type AgendaItem,
  AgendaList,
  ButtonLink,
  EmptyState,
  EventIcon,
  MonthGrid,
  Skeletons,
  Split,
  Stack,
  TextLink,
} from '@student/ui';
import { paths } from '../../paths.ts';
import { calendar as words } from '../../pt-br/calendar.ts';
import { MessagePicture } from '../../shell/message-picture.tsx';
import { sections } from '../dashboard/sections.ts';
import type { CalendarMode } from './calendar-bar.tsx';
import { type PressedDay, useDayInView } from './use-day-in-view.ts';

export type CalendarViewProps = {
  mode: CalendarMode;
  /** `2026-11`. */
  month: string;
  /** The chosen day. */
  day: string;
  onDayChange: (day: string) => void;
  /** A plain day. */
  today: string;
  /** The day that was pressed last, or today. */
  pressed: PressedDay | undefined;
};

/** All there is to enrol in. */
const hrefOfEvents = `${paths.dashboard()}#${sections.events}`;

type Days = ReadonlyMap<string, readonly CalendarEntry[]>;

/** What there is in a month, as a month or as a list; more may come while it is pending. */
export function CalendarView({
  days,
  isPending,
  ...view
}: CalendarViewProps & { days: Days; isPending: boolean }) {
  return view.mode === 'month' ? (
    <Month days={days} isPending={isPending} {...view} />
  ) : (
    <List days={days} isPending={isPending} {...view} />
  );
}

type PartProps = Omit<CalendarViewProps, 'mode'> & { days: Days; isPending: boolean };

function Month({ days, isPending, month, day, onDayChange, today, pressed }: PartProps) {
  useDayInView(pressed, pressed?.day === day ? day : undefined);
  const isEmpty = !isPending && !days.has(day);
  const weeks = weeksOf(month).map((week) =>
    week.map((date) => ({
      date,
      name: tellFullDay(date),
      isOutside: !date.startsWith(month),
      entries: (days.get(date) ?? []).map(({ key, kind, title, startHour }) => ({
        id: key,
        kind,
        title,
        hour: tellHour(startHour),
      })),
    })),
  );
  return (
    <Split ratio="main">
      <MonthGrid
        label={tellMonth(month)}
        weekdays={weekdays.map((name) => ({ name, letters: capitalized(name.slice(0, 3)) }))}
        weeks={weeks}
        today={today}
        value={day}
        onValueChange={onDayChange}
        aria-busy={isPending}
      />
      <Stack gap="s">
        <AgendaList days={[agendaDay(day, days, today)]} none={isPending ? undefined : words.noneOnDay} />
        {isPending && !days.has(day) ? <Skeletons count={1} shape="row" /> : null}
        {isEmpty ? (
          <TextLink href={hrefOfEvents} stands="alone">
            {words.find}
          </TextLink>
        ) : null}
      </Stack>
    </Split>
  );
}

function List({ days, isPending, month, today, pressed }: PartProps) {
  const own = [...days.keys()].filter((date) => date.startsWith(month));
  // Today, else what comes next, else what was last.
  const near = own.find((date) => date >= today) ?? own.at(-1);
  useDayInView(pressed, !isPending && today.startsWith(month) ? near : undefined, 'focused');
  if (own.length === 0 && !isPending) {
    return (
      <EmptyState
        icon={<MessagePicture name="empty" icon={<EventIcon />} />}
        title={words.none(tellMonth(month))}
        level={3}
        action={
          <ButtonLink variant="outline" href={hrefOfEvents}>
            {words.find}
          </ButtonLink>
        }
      >
        {words.noneHint}
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isPending}>
      <AgendaList days={own.map((date) => agendaDay(date, days, today))} />
      {isPending ? <Skeletons count={own.length === 0 ? 4 : 1} shape="row" /> : null}
    </div>
  );
}

const agendaDay = (date: string, days: Days, today: string) => ({
  date,
  title: dayTitle(date, today),
  items: (days.get(date) ?? []).map(itemOf),
});

/** 'Hoje, segunda-feira, 2 de março': what is near is said so, and every day by its date. */
function dayTitle(date: string, today: DateLike): string {
  const [told, full] = [tellDay(date, today), tellFullDay(date)];
  return capitalized(['ontem', 'hoje', 'amanhã'].includes(told) ? `${told}, ${full}` : full);
}

const itemOf = (entry: CalendarEntry): AgendaItem => ({
  id: entry.key,
  kind: entry.kind,
  kindName: words[entry.kind],
  title: entry.title,
  href:
    entry.classId === undefined
      ? paths.trainingCourse({ trainingCourseId: entry.id })
      : paths.event({ eventId: entry.id, classId: entry.classId }),
  time: tellHours(entry),
  location: entry.location ?? undefined,
  state: entry.isAttended ? words.attended : undefined,
});
