import { wallClockOf, weeksOf } from '@student/domain';
import { Button, InlineAlert, InPlaceOf, Page, PageTitle, Stack } from '@student/ui';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { useSearch } from '../../addresses/use-search.ts';
import { calendar as words } from '../../pt-br/calendar.ts';
import { warm } from '../../queries/first-queries.ts';
import { Region } from '../../region.tsx';
import { servicesContext } from '../../services.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { useServerNow } from '../../use-server-now.ts';
import { calendarSearch } from './calendar.search.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarView, type CalendarViewProps } from './calendar-view.tsx';
import { firstQueries } from './first-queries.ts';
import type { PressedDay } from './use-day-in-view.ts';
import { useEntries } from './use-entries.ts';

/** Starts the call of the page. */
export async function loader({ context }: LoaderFunctionArgs) {
  await warm(context.get(servicesContext).queryClient, firstQueries());
  return null;
}

const monthOf = (day: string) => day.slice(0, 7);

/** The sittings of what the person is enrolled in, month by month (EVENT-02, EVENT-04, EVENT-21, EVENT-26). */
export function Component() {
  const { values, change } = useSearch(calendarSearch);
  const today = wallClockOf(new Date(useServerNow())).day;
  const month = values.month ?? monthOf(values.day ?? today);
  const mode = values.view ?? 'month';
  const day = [values.day, today].find((one) => one && monthOf(one) === month) ?? `${month}-01`;
  usePageTitle(words.title);

  const showMonth = (next: string) =>
    change((now) => ({ ...now, month: next === monthOf(today) ? undefined : next, day: undefined }));
  const choose = (next: string) =>
    change((now) => ({ ...now, month: undefined, day: next === today ? undefined : next }), {
      // The way back leads to another month, not through each day.
      replace: monthOf(next) === month,
    });
  const [pressed, setPressed] = useState<PressedDay>();
  const press = (next: string) => {
    choose(next);
    setPressed({ day: next });
  };
  const view = { mode, month, day, onDayChange: press, today, pressed };
  return (
    <Page>
      <PageTitle title={words.title} lead={words.lead} />
      <Stack gap="l">
        <CalendarBar
          month={month}
          mode={mode}
          onMonthChange={showMonth}
          onModeChange={(next) =>
            change((now) => ({ ...now, view: next === 'month' ? undefined : next }), { replace: true })
          }
          onToday={() => press(today)}
        />
        <Region
          loading={<CalendarView {...view} days={new Map()} isPending />}
          failed={(message) => (
            <InPlaceOf shape={<CalendarView {...view} days={new Map()} isPending={false} />}>
              {message}
            </InPlaceOf>
          )}
          level={3}
        >
          <Entries {...view} />
        </Region>
      </Stack>
    </Page>
  );
}

function Entries(view: CalendarViewProps) {
  const shown = weeksOf(view.month).flat();
  const { days, isPending, failed, retry } = useEntries(shown[0] ?? '', shown.at(-1) ?? '');
  return (
    <>
      {failed > 0 ? (
        <InlineAlert
          tone="caution"
          announce="polite"
          action={
            <Button variant="outline" size="small" onClick={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.missing(failed)}
        </InlineAlert>
      ) : null}
      <CalendarView {...view} days={days} isPending={isPending} />
    </>
  );
}
