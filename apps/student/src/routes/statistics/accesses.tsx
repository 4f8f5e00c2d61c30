import { accessesByDay, accessTotals, type DayOfAccess, formatDate, formatNumber } from '@student/domain';
import { BarChart, type Column, Disclosure, Section, Skeleton, Stack, Table, Text } from '@student/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { statistics } from '../../pt-br/statistics.ts';
import { Region } from '../../region.tsx';
import { useToday } from '../../use-today.ts';
import { accessesQuery } from './statistics.queries.ts';

const words = statistics.accesses;

/** On which of the last fourteen days the person was here, and how often: drawn, and as a table (PROFILE-12). */
export function Accesses() {
  return (
    <Section title={words.title}>
      <Region loading={<Skeleton shape="chart" />} missing={words.missing} level={3}>
        <Days />
      </Region>
    </Section>
  );
}

function Days() {
  const today = useToday();
  const { data } = useSuspenseQuery(accessesQuery());
  const days = accessesByDay(data, today);
  const { quantity, activeDays, busiest } = accessTotals(days);
  const sums = words.sums(quantity, activeDays);
  return (
    <Stack gap="s">
      <Text>
        {sums}
        {busiest ? ` ${words.busiest(formatDate(busiest.day), busiest.quantity)}` : null}
      </Text>
      <BarChart
        label={words.chart(formatDate(days[0]?.day), formatDate(today), sums)}
        bars={days.map((one) => ({
          key: one.day,
          value: one.quantity,
          label: one.day.slice(-2),
          current: one.day === today,
        }))}
        formatValue={formatNumber}
      />
      <Disclosure words={{ more: words.asTable, less: words.hideTable }}>
        <Table caption={words.table} columns={columns} rows={days.toReversed()} keyOf={({ day }) => day} />
      </Disclosure>
    </Stack>
  );
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

const columns: readonly Column<DayOfAccess>[] = [
  { key: 'day', header: words.day, cell: ({ day }) => formatDate(day), role: 'rowHeader' },
  { key: 'weekday', header: words.weekday, cell: ({ day }) => weekday.format(new Date(`${day}T12:00:00Z`)) },
  {
    key: 'quantity',
    header: words.quantity,
    cell: ({ quantity }) => formatNumber(quantity),
    align: 'end',
  },
];
