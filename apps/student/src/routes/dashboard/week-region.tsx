import { lastWeek } from '@student/domain';
import { GreetingPart, Inked, Veiled, WeekDays, WeekDaysSkeleton } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { dashboard } from '../../pt-br/dashboard.ts';
import { asItIs, Region } from '../../region.tsx';
import { useServices } from '../../services.ts';
import { weekQuery } from './dashboard.queries.ts';

const waiting = (
  <GreetingPart
    title={dashboard.weekTitle}
    text={
      <Veiled>
        <Inked>{dashboard.weekText(3)}</Inked>
      </Veiled>
    }
    busy
  >
    <WeekDaysSkeleton />
  </GreetingPart>
);

/** On which of the last seven days the person was here, as the server counts their accesses. */
export function WeekRegion() {
  return (
    <Region
      loading={waiting}
      size="line"
      missing={dashboard.weekMissing}
      failed={(message) => <GreetingPart title={dashboard.weekTitle}>{asItIs(message)}</GreetingPart>}
    >
      <Week />
    </Region>
  );
}

function Week() {
  const { platform } = useServices();
  const { data } = useSuspenseQuery(weekQuery());
  const week = lastWeek(data, new Date(platform.now())).map((day) => ({
    ...day,
    weekday: new Date(`${day.date}T12:00:00Z`).getUTCDay(),
  }));
  const marked = week.filter(({ hasAccess }) => hasAccess);
  return (
    <GreetingPart title={dashboard.weekTitle} text={dashboard.weekText(marked.length)}>
      <WeekDays
        label={dashboard.weekDays(
          marked.map(({ weekday, isToday }) =>
            isToday ? dashboard.today : (dashboard.dayNames[weekday] ?? ''),
          ),
        )}
        days={week.map(({ date, weekday, hasAccess, isToday }) => ({
          key: date,
          letter: dashboard.dayLetters[weekday] ?? '',
          isMarked: hasAccess,
          isToday,
        }))}
      />
    </GreetingPart>
  );
}
